import { useScope } from '@my-air/feature-kit/data';
import { Avatar, VisuallyHidden } from '@my-air/ui-kit';
import MonitorPlay from 'lucide-react/icons/monitor-play';

/** The picture of the switch in the top bar: the chosen channel, or all of them. */
export function ChannelFace() {
  const { channel } = useScope();
  if (!channel) return <MonitorPlay aria-hidden />;
  return (
    <>
      <Avatar size={28} name={channel.title} src={channel.thumbnail_image} />
      <VisuallyHidden>{channel.title}</VisuallyHidden>
    </>
  );
}

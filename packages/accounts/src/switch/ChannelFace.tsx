import { useScope } from '@my-air/feature-kit/data';
import { Avatar, GroupIcon, VisuallyHidden } from '@my-air/ui-kit';
import MonitorPlay from 'lucide-react/icons/monitor-play';

/** The picture of the switch in the top bar: the chosen channel, a group or all of them. */
export function ChannelFace() {
  const { channel, name } = useScope();
  if (!channel) {
    return (
      <>
        {name === undefined ? <MonitorPlay aria-hidden /> : <GroupIcon aria-hidden />}
        <VisuallyHidden>{name}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <Avatar size={28} name={channel.title} src={channel.thumbnail_image} />
      <VisuallyHidden>{channel.title}</VisuallyHidden>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Avatar, Chip, PlatformMark, Row } from '@my-air/ui-kit';

import { platformName } from '../../words/platformName.ts';
import { useChosenChannel } from './useChosenChannel.ts';

/**
 * Says that what is below shows one channel alone, with a cross that shows all of them again. Nothing while all are
 * shown.
 */
export function OnlyChannel() {
  const { t, i18n } = useLingui();
  const { channel, choose } = useChosenChannel();
  if (!channel) return null;
  const { title, platform, thumbnail_image } = channel;

  return (
    <Row gap={2} wrap>
      <Chip
        icon={<Avatar size={24} name={title} src={thumbnail_image} />}
        removeLabel={t`Show all channels`}
        onRemove={() => choose(undefined)}
      >
        {t`Only ${title}`}
      </Chip>
      <PlatformMark platform={platform} label={platformName(platform, i18n)} />
    </Row>
  );
}

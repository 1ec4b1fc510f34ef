import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Row, Text } from '@my-air/ui-kit';

import { useChosenChannel } from './useChosenChannel.ts';

/** Says that a screen shows one channel alone, and shows all of them again. Nothing while all are shown. */
export function OnlyChannel() {
  const { t } = useLingui();
  const { channel, choose } = useChosenChannel();
  if (!channel) return null;
  const { title, thumbnail_image } = channel;

  return (
    <Row gap={2} wrap>
      <Avatar size={24} name={title} src={thumbnail_image} />
      <Text size={14} weight="medium">
        {t`Only ${title}`}
      </Text>
      <Button size="s" variant="quiet" onClick={() => choose(undefined)}>
        <Trans>Show all channels</Trans>
      </Button>
    </Row>
  );
}

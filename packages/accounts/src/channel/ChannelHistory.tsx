import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { DateText } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, Row, Stack, Text } from '@my-air/ui-kit';

import { historyOf } from './historyOf.ts';

/** The changes of a channel with their days, the latest first. */
export function ChannelHistory({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { timeZone } = useFormat();
  return (
    <Card title={<Trans>History</Trans>}>
      <Stack as="ol" gap={2} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {historyOf(channel, timeZone).map(({ text, at }) => (
          <Row key={text.id} as="li" gap={3} justify="between" align="baseline">
            <Text as="span" size={14}>
              {t(text)}
            </Text>
            <Text as="span" size={14} tone="muted">
              <DateText value={at} />
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { useFormat, type MessageDescriptor } from '@my-air/i18n';
import { ProgressBar, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The figures that a channel can be measured by. */
const metricNames: Readonly<Record<string, MessageDescriptor>> = {
  subscribers: msg`Subscribers`,
  subscriber_count: msg`Subscribers`,
  views: msg`Views`,
  monthly_views: msg`Views a month`,
  videos: msg`Videos`,
  watch_hours: msg`Hours watched`,
};

export interface LowMetricsProps {
  /** The thresholds, and the channel's own figures. */
  metrics: NonNullable<Channel['metrics']>;
}

/** The minimums that a channel was refused for, and how far it is from each. */
export function LowMetrics({ metrics }: LowMetricsProps) {
  const { t } = useLingui();
  const format = useFormat();

  return (
    <List aria-label={t`Our minimums`}>
      {metrics.map(({ name, required, current }, place) => {
        const known = Object.hasOwn(metricNames, name) ? metricNames[name] : undefined;
        const label = known ? t(known) : t`Another figure`;
        const [now, needed] = [format.number(current), format.number(required)];
        const missing = format.number(Math.max(0, required - (current ?? 0)));
        const isMissing = typeof current === 'number' && current < required;
        return (
          <Stack as="li" key={`${place} ${name}`} gap={1}>
            <Text size={14}>
              {isMissing ? (
                <Trans>
                  {label}: {now} of {needed}, {missing} to go
                </Trans>
              ) : (
                <Trans>
                  {label}: {now} of {needed}
                </Trans>
              )}
            </Text>
            <ProgressBar value={current ?? 0} max={required} />
          </Stack>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-6);
  max-width: 40rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { IconButton, RefreshIcon, useNow } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface FreshnessProps {
  /** The time of the last successful reading, in epoch milliseconds. */
  fetchedAt: number;
  /** Whether the last reading failed. */
  isStale: boolean;
  /** Whether the list is being read. */
  isFetching: boolean;
  /** Called to read the list now. */
  onRead: () => void;
}

/** The age of a list, and a button to read it anew. */
export function Freshness({ fetchedAt, isStale, isFetching, onRead }: FreshnessProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow({ interval: 10_000 });
  const age = format.relative(new Date(fetchedAt), Math.max(now, fetchedAt));
  const text = now - fetchedAt < 60_000 ? t`Updated just now` : t`Updated ${age}`;

  return (
    <Line data-stale={isStale || undefined}>
      <span>{isStale ? t`Could not update. Last updated ${age}` : text}</span>
      <IconButton
        size="s"
        label={t`Update the list`}
        icon={<RefreshIcon />}
        isBusy={isFetching}
        onClick={onRead}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--space-4) var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-12);

  &[data-stale] {
    color: var(--color-warning-text);
  }
`;

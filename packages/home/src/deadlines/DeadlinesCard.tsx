import { Trans, useLingui } from '@lingui/react/macro';
import { AndMore } from '@my-air/feature-kit/views';
import { Card, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { DeadlineList } from './DeadlineList.tsx';
import { DeadlinesMissing } from './DeadlinesMissing.tsx';
import { useDeadlines } from './useDeadlines.ts';

/** The number of deadlines on home; the others are one link away. */
const shownAtMost = 4;

/** The card of home with the next deadlines, of all features. */
export function DeadlinesCard() {
  const { t } = useLingui();
  const { deadlines, hasFailed, retry } = useDeadlines();

  return (
    <Card
      title={<Trans>Dates</Trans>}
      actions={
        <TextLink render={<Link to="/home/dates" />}>
          <Trans>All dates</Trans>
        </TextLink>
      }
    >
      {deadlines.length > 0 && (
        <DeadlineList deadlines={deadlines.slice(0, shownAtMost)} label={t`Next dates`} />
      )}
      {deadlines.length === 0 && !hasFailed && (
        <Text tone="muted">
          <Trans>Nothing with a date right now.</Trans>
        </Text>
      )}
      {hasFailed && <DeadlinesMissing onRetry={retry} />}
      <AndMore count={deadlines.length - shownAtMost} render={<Link to="/home/dates" />} />
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { BackLink } from '@my-air/feature-kit/views';
import { Card, EmptyState, Page, SkeletonTree } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { CalendarButton } from './CalendarButton.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { DeadlinesMissing } from './DeadlinesMissing.tsx';
import { useDeadlines } from './useDeadlines.ts';

/** Everything that has a date, of all features, and a file of it for calendars. */
export function DeadlinesScreen() {
  const { t } = useLingui();
  return (
    <Page
      title={<Trans>Dates</Trans>}
      lead={<Trans>Invitations, audits, offers, launches and payouts, the next one first.</Trans>}
    >
      <BackLink render={<Link to="/home" />} />
      <Suspense
        fallback={
          <Card>
            <SkeletonTree label={t`Loading dates`} count={5} />
          </Card>
        }
      >
        <AllDeadlines />
      </Suspense>
    </Page>
  );
}

function AllDeadlines() {
  const { t } = useLingui();
  const { deadlines, hasFailed, retry } = useDeadlines();

  return (
    <Card
      title={deadlines.length > 0 ? <Trans>Next dates</Trans> : null}
      actions={deadlines.length > 0 ? <CalendarButton deadlines={deadlines} /> : null}
    >
      {deadlines.length > 0 && <DeadlineList deadlines={deadlines} label={t`Dates`} />}
      {deadlines.length === 0 && !hasFailed && (
        <EmptyState
          illustration="done"
          title={<Trans>Nothing with a date right now</Trans>}
          text={<Trans>When something ends, is due or is expected, it appears here.</Trans>}
        />
      )}
      {hasFailed && <DeadlinesMissing onRetry={retry} />}
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { BackLink } from '@my-air/feature-kit/views';
import { useLocale } from '@my-air/i18n';
import { Card, EmptyState, Page, Skeleton } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { CalendarButton } from './CalendarButton.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { MissingSources } from '../overview/MissingSources.tsx';
import { useDeadlines } from './useDeadlines.ts';

/** Everything that has a date, of all features, and a file of it for calendars. */
export function DeadlinesScreen() {
  return (
    <Page
      title={<Trans>Dates</Trans>}
      lead={
        <Trans>Our answers, invitations, audits, offers, launches and payouts, the next one first.</Trans>
      }
    >
      <BackLink render={<Link to="/home" />} />
      {/* Features write their lines when they are asked. */}
      <AllDeadlines key={useLocale()} />
    </Page>
  );
}

function AllDeadlines() {
  const { t } = useLingui();
  const { deadlines, isPending, missing } = useDeadlines();

  return (
    <Card
      aria-busy={isPending}
      title={deadlines.length > 0 ? <Trans>Next dates</Trans> : null}
      actions={deadlines.length > 0 ? <CalendarButton deadlines={deadlines} /> : null}
    >
      {deadlines.length > 0 && <DeadlineList deadlines={deadlines} label={t`Dates`} />}
      {isPending && missing.length === 0 && <Skeleton lines={deadlines.length === 0 ? 5 : 1} />}
      {deadlines.length === 0 && !isPending && missing.length === 0 && (
        <EmptyState
          illustration="done"
          title={<Trans>Nothing with a date right now</Trans>}
          text={<Trans>When something ends, is due or is expected, it appears here.</Trans>}
        />
      )}
      <MissingSources sources={missing} />
    </Card>
  );
}

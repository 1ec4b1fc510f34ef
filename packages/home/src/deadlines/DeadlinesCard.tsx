import { Trans, useLingui } from '@lingui/react/macro';
import { AndMore } from '@my-air/feature-kit/views';
import { useLocale } from '@my-air/i18n';
import { Card, Skeleton, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { MissingSources } from '../overview/MissingSources.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { useDeadlines } from './useDeadlines.ts';

/** The number of deadlines on home; the others are one link away. */
const shownAtMost = 4;

/** The card of home with the next deadlines, of all features. */
export function DeadlinesCard() {
  // Features write their lines when they are asked.
  return <NextDeadlines key={useLocale()} />;
}

function NextDeadlines() {
  const { t } = useLingui();
  const { deadlines, isPending, missing } = useDeadlines();

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
      {isPending && missing.length === 0 && <Skeleton lines={deadlines.length === 0 ? shownAtMost : 1} />}
      {deadlines.length === 0 && !isPending && missing.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing with a date right now.</Trans>
        </Text>
      )}
      <MissingSources sources={missing} />
      <AndMore count={deadlines.length - shownAtMost} render={<Link to="/home/dates" />} />
    </Card>
  );
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Card, ErrorState, Skeleton, Stack, StatTile, Text, TextLink } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { JobLine } from '../jobs/JobLine.tsx';
import { jobsQuery } from '../jobs/jobsQuery.ts';
import { balanceQuery } from '../packages/packages.api.ts';

/** AI translation on home: the balance, and the latest translation. Loads, fails and empties by itself. */
export function TranslationCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const balance = useQuery(balanceQuery(api));
  const jobs = useQuery(jobsQuery(api));
  const [latest] = jobs.data ?? [];
  const left = balance.data;

  return (
    <Card
      title={<Trans>AI translation</Trans>}
      actions={
        <TextLink render={<Link to="/ai-metadata/$page" params={{ page: 'translation' }} />}>
          <Trans>Translate videos</Trans>
        </TextLink>
      }
    >
      {balance.isPending && <Skeleton lines={2} />}
      {balance.isError && left === undefined && (
        <ErrorState
          title={<Trans>The balance could not be loaded</Trans>}
          action={
            <Button onClick={() => void balance.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {typeof left === 'number' && (
        <StatTile
          label={t`${plural(left, { one: 'Translation left', other: 'Translations left' })}`}
          value={format.number(left)}
        />
      )}
      <Stack gap={3}>
        {jobs.isPending && <Skeleton lines={2} />}
        {jobs.isError && !jobs.data && (
          <ErrorState
            title={<Trans>The list could not be loaded</Trans>}
            action={
              <Button onClick={() => void jobs.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {latest && (
          <ItemBoundary of={latest}>
            <JobLine job={latest} />
          </ItemBoundary>
        )}
        {jobs.isSuccess && !latest && (
          <Text size={14} tone="muted">
            <Trans>Titles and descriptions in other languages bring viewers who would not find you.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

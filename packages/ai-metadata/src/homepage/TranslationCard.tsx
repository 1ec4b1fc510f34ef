import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary, QueryView } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, Skeleton, Stack, StatTile, Status, Text, TextLink } from '@my-air/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { JobLine } from '../jobs/JobLine.tsx';
import { jobHistoryQuery } from '../jobs/jobsQuery.ts';
import { isLow } from '../frame/lowBalance.ts';
import { useReservedText } from '../frame/useReservedText.ts';
import { balanceQuery } from '../packages/packages.api.ts';

/** AI translation on home: the balance, and the latest translation. Loads, fails and empties by itself. */
export function TranslationCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const balance = useQuery(balanceQuery(api));
  const reservedText = useReservedText();
  const history = useInfiniteQuery(jobHistoryQuery(api));

  return (
    <Card
      title={<Trans>AI translation</Trans>}
      actions={
        <TextLink render={<Link to="/ai-metadata/translation" />}>
          <Trans>Translate videos</Trans>
        </TextLink>
      }
    >
      <QueryView
        query={balance}
        pending={<Skeleton lines={2} />}
        failed={<Trans>The balance could not be loaded</Trans>}
      >
        {(found) => {
          if (found === null) return null;
          const left = found.balance;
          return (
            <StatTile
              label={t`${plural(left, { one: 'Translation available', other: 'Translations available' })}`}
              value={format.number(left)}
              hint={
                isLow(found) ? (
                  <>
                    <Status tone="warning">
                      <Trans>Low balance</Trans>
                    </Status>{' '}
                    {reservedText(found)}
                  </>
                ) : (
                  reservedText(found)
                )
              }
            />
          );
        }}
      </QueryView>
      <Stack gap={3}>
        <QueryView
          query={history}
          pending={<Skeleton lines={2} />}
          failed={<Trans>The list could not be loaded</Trans>}
        >
          {({ pages: [newest] }) => {
            const latest = newest?.jobs[0];
            return latest ? (
              <ItemBoundary of={latest}>
                <JobLine job={latest} />
              </ItemBoundary>
            ) : (
              <Text size={14} tone="muted">
                <Trans>
                  Titles and descriptions in other languages bring viewers who would not find you.
                </Trans>
              </Text>
            );
          }}
        </QueryView>
      </Stack>
    </Card>
  );
}

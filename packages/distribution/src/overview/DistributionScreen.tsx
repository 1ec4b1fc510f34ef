import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Page, RouteTabs, Skeleton, Stack } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { distributionQuery } from './distribution.api.ts';
import { helpArticle } from './helpArticle.ts';
import { DistributionFigures } from './DistributionFigures.tsx';
import { PlatformList } from './PlatformList.tsx';
import { SupportButton } from './SupportButton.tsx';
import { ActiveRequests } from '../requests/ActiveRequests.tsx';

export interface DistributionScreenProps {
  /** The view in the address. */
  view: 'platforms' | 'requests';
}

/** The platforms of the videos with their states and income, and the requests under way. */
export function DistributionScreen({ view }: DistributionScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data } = useSuspenseQuery(distributionQuery(api));

  return (
    <Page
      title={<Trans>Distribution</Trans>}
      lead={<Trans>Your videos on more platforms. We deliver them, you earn from each.</Trans>}
      actions={
        <>
          <HelpLink article={helpArticle}>
            <Trans>How distribution works</Trans>
          </HelpLink>
          <SupportButton />
        </>
      }
    >
      <DistributionFigures platforms={data.platforms} total={data.total_amount_usd} />
      <RouteTabs
        label={t`Distribution`}
        tabs={[
          {
            id: 'platforms',
            label: <Trans>Platforms</Trans>,
            isCurrent: view === 'platforms',
            render: <Link to="/distribution" activeOptions={{ exact: true, includeSearch: true }} />,
          },
          {
            id: 'requests',
            label: <Trans>Requests by channel</Trans>,
            isCurrent: view === 'requests',
            render: <Link to="/distribution" search={{ view: 'requests' }} />,
          },
        ]}
      />
      {view === 'platforms' ? (
        <PlatformList platforms={data.platforms} />
      ) : (
        <Suspense
          fallback={
            <Stack aria-busy>
              <Skeleton lines={8} />
            </Stack>
          }
        >
          <ActiveRequests />
        </Suspense>
      )}
    </Page>
  );
}

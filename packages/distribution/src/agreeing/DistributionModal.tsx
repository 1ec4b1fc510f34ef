import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { Banner, Button, Dialog, Skeleton } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';

import { distributionQuery } from '../overview/distribution.api.ts';
import { PlatformCard } from '../overview/PlatformCard.tsx';

/** One platform, opened by its number from anywhere: its state and its actions. */
export function DistributionModal({ props: { platformId }, close }: ModalProps<'distribution'>) {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const query = useQuery({ ...distributionQuery(api), meta: { handles: 'inPlace' } });
  const platform = query.data?.platforms.find(({ id }) => id === platformId);
  const isAgreed = platform && platform.state !== 'not_agreed';
  const dialog = useMemo(
    () => ({ leave: () => close(), reopen: () => void modals.open('distribution', { platformId }) }),
    [close, modals, platformId],
  );

  return (
    <Dialog
      isOpen
      title={<Trans>Distribution</Trans>}
      onClose={() => close(isAgreed ? 'agreed' : undefined)}
      closeLabel={t`Close`}
      actions={
        <Button render={<Link to="/distribution" />} onClick={() => close()}>
          <Trans>Open distribution</Trans>
        </Button>
      }
    >
      <QueryView
        query={query}
        pending={<Skeleton lines={4} />}
        failed={<Trans>The platform could not be loaded.</Trans>}
        isBanner
      >
        {() =>
          platform ? (
            <PlatformCard platform={platform} dialog={dialog} />
          ) : (
            <Banner tone="info">
              <Trans>This platform is no longer in your list.</Trans>
            </Banner>
          )
        }
      </QueryView>
    </Dialog>
  );
}

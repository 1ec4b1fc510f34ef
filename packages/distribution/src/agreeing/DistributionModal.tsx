import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
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
  const { data, isError, refetch } = useQuery({ ...distributionQuery(api), meta: { handles: 'inPlace' } });
  const platform = data?.platforms.find(({ id }) => id === platformId);
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
      {platform && <PlatformCard platform={platform} dialog={dialog} />}
      {data && !platform && (
        <Banner tone="info">
          <Trans>This platform is no longer in your list.</Trans>
        </Banner>
      )}
      {!data && isError && (
        <Banner
          tone="critical"
          action={
            <Button size="s" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The platform could not be loaded.</Trans>
        </Banner>
      )}
      {!data && !isError && <Skeleton lines={4} />}
    </Dialog>
  );
}

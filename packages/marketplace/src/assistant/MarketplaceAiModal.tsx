import { Trans, useLingui } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { joinResults, QueryView } from '@my-air/feature-kit/views';
import { Dialog, Skeleton } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState, useEffect, useEffectEvent } from 'react';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { LeaveDialog } from '../offer/LeaveDialog.ts';
import { ConversationView } from './ConversationView.tsx';

/** The assistant over any screen; resolves to the services that the user wants to see. */
export function MarketplaceAiModal({ props: { question }, close }: ModalProps<'marketplace-ai'>) {
  const { t } = useLingui();
  const { api } = usePortal();
  const [asked] = useState(() => (question === undefined ? undefined : { text: question }));
  const catalogue = useQuery({ ...catalogueQuery(api), meta: { handles: 'inPlace' } });
  const channels = useQuery({ ...channelsQuery(api), meta: { handles: 'inPlace' } });
  // A user who has followed a service to its page wants to see the page.
  useOnLeave(() => close());

  return (
    <Dialog
      isOpen
      size="l"
      title={<Trans>Find the right service</Trans>}
      description={<Trans>Say what you want to achieve. The assistant finds the services for it.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
    >
      <QueryView
        query={joinResults(catalogue, channels)}
        pending={<Skeleton lines={4} height="2.5rem" />}
        failed={<Trans>The services could not be loaded.</Trans>}
        isBanner
      >
        {([services]) => (
          <LeaveDialog value={close}>
            <ConversationView
              catalogue={services}
              question={asked}
              onPicked={(productIds) => close({ productIds })}
            />
          </LeaveDialog>
        )}
      </QueryView>
    </Dialog>
  );
}

/** Calls a function once the address has changed. */
function useOnLeave(onLeave: () => void): void {
  const address = useLocation({ select: ({ href }) => href });
  const [openedAt] = useState(address);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (address !== openedAt) leave();
  }, [address, openedAt]);
}

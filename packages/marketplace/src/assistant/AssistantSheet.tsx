import { Trans, useLingui } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { joinResults, QueryView } from '@my-air/feature-kit/views';
import { Drawer, Skeleton } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState, useEffect, useEffectEvent } from 'react';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { LeaveDialog } from '../offer/LeaveDialog.ts';
import { ConversationView } from './ConversationView.tsx';

/** The assistant beside any screen; resolves to the services of its last answer while it was open. */
export function AssistantSheet({ props: { question }, close }: ModalProps<'marketplace-ai'>) {
  const { t } = useLingui();
  const { api } = usePortal();
  const [found, setFound] = useState<readonly number[]>([]);
  const catalogue = useQuery({ ...catalogueQuery(api), meta: { handles: 'inPlace' } });
  const channels = useQuery({ ...channelsQuery(api), meta: { handles: 'inPlace' } });
  const leave = () => close(found.length > 0 ? { productIds: found, isToBeSeen: false } : undefined);
  // A user who has followed a service to its page wants to see the page.
  useOnLeave(leave);

  return (
    <Drawer isOpen title={<Trans>Find the right service</Trans>} onClose={leave} closeLabel={t`Close`}>
      <QueryView
        query={joinResults(catalogue, channels)}
        pending={<Skeleton lines={4} height="2.5rem" />}
        failed={<Trans>The services could not be loaded.</Trans>}
        isBanner
      >
        {([services]) => (
          <LeaveDialog value={leave}>
            <ConversationView
              catalogue={services}
              question={question}
              onAnswered={setFound}
              onPicked={(productIds) => close({ productIds, isToBeSeen: true })}
            />
          </LeaveDialog>
        )}
      </QueryView>
    </Drawer>
  );
}

/** Calls a function once another screen is shown. */
function useOnLeave(onLeave: () => void): void {
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const [openedOn] = useState(screen);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (screen !== openedOn) leave();
  }, [screen, openedOn]);
}

import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type TopBarSheetProps } from '@my-air/feature-api';
import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Notification } from '../contract.ts';
import { notificationsQuery } from '../notices/notifications.api.ts';
import { archiveNotification } from './archiveNotification.ts';
import { NoticeRow } from './NoticeRow.tsx';

const none: readonly Notification[] = [];

/** What waits to be read: the notifications that were not put away. */
export function NotificationsSheet({ close }: TopBarSheetProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery(api));

  if (data) {
    return (
      <CatchBoundary getResetKey={() => 'notifications'} errorComponent={FailedPart}>
        <NoticeList close={close} />
      </CatchBoundary>
    );
  }
  if (isError) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  return (
    <Stack as="output" gap={4} aria-label={t`The notifications are on their way`}>
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Stack>
  );
}

function NoticeList({ close }: TopBarSheetProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { data } = useQuery(notificationsQuery(portal.api));
  const place = useRef<HTMLDivElement>(null);
  const archived = useRef<{ id: number; index: number }>(undefined);
  const active = data?.active_notifications ?? none;

  // The button that was pressed is gone with its notification; the focus goes to the next one.
  useEffect(() => {
    const gone = archived.current;
    if (!gone || active.some(({ id }) => id === gone.id)) return;
    archived.current = undefined;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-archive]') ?? [];
    const next = buttons[Math.min(gone.index, buttons.length - 1)] ?? place.current;
    next?.focus();
  }, [active]);

  return (
    <Place ref={place} tabIndex={-1}>
      {active.length === 0 ? (
        <EmptyState
          illustration="done"
          title={<Trans>You have read everything</Trans>}
          text={
            <Trans>What our team has to tell you about your channels, money and agreements comes here.</Trans>
          }
        />
      ) : (
        <List aria-label={t`Notifications that are not archived`}>
          {active.map((notification, index) => (
            <NoticeRow
              key={notification.id}
              notification={notification}
              onLeave={close}
              onArchive={() => {
                archived.current = { id: notification.id, index };
                archiveNotification(portal, notification);
              }}
            />
          ))}
        </List>
      )}
    </Place>
  );
}

/** A text that could not be shown: what makes it safe did not come. */
function FailedPart({ reset }: ErrorComponentProps) {
  return <Failed onRetry={reset} isBusy={false} />;
}

function Failed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <ErrorState
      title={<Trans>The notifications could not be loaded</Trans>}
      action={
        <Button size="s" isBusy={isBusy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

const Place = styled.div`
  outline: none;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

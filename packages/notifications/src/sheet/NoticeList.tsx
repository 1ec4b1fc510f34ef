import { useLingui } from '@lingui/react/macro';
import type { Id } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary, ShortList } from '@my-air/feature-kit/views';
import { useMoves } from '@my-air/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Notification } from '../contract.ts';
import { useNews } from '../notices/useNotifications.ts';
import { archiveNotification } from './archiveNotification.ts';
import { Lines } from './Lines.tsx';
import { NoticeDays } from './NoticeDays.tsx';
import { NoticeRow } from './NoticeRow.tsx';

/** The number of notifications that are drawn before the user asks for more. */
const shownAtFirst = 100;

export interface NoticeListProps {
  /** The open notifications, newest first. */
  active: readonly Notification[];
  /** The content while there are none. */
  empty: ReactNode;
  /** Whether each day is a group with its name. @default false */
  isByDay?: boolean;
  /** Called when an action in it leads away. */
  onLeave?: (() => void) | undefined;
}

/** The open notifications; shown ones are marked as seen. */
export function NoticeList({ active, empty, isByDay = false, onLeave }: NoticeListProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const news = useNews(active);
  const place = useMoves<HTMLDivElement>(active.map(({ id }) => id).join(), 'li');
  const archived = useRef<{ id: Id; index: number }>(undefined);

  // The pressed button is gone with its notification; the focus goes to the next one.
  useEffect(() => {
    const gone = archived.current;
    if (!gone || active.some(({ id }) => id === gone.id)) return;
    archived.current = undefined;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-archive]') ?? [];
    const next = buttons[Math.min(gone.index, buttons.length - 1)] ?? place.current;
    next?.focus();
  }, [active, place]);

  function archive(notification: Notification) {
    archived.current = { id: notification.id, index: active.indexOf(notification) };
    archiveNotification(portal, notification);
  }
  const row = (notification: Notification) => (
    <ItemBoundary key={notification.id} of={notification} as="li">
      <NoticeRow
        notification={notification}
        isNew={news.has(notification.id)}
        onLeave={onLeave}
        onArchive={() => archive(notification)}
      />
    </ItemBoundary>
  );

  return (
    <Place ref={place} tabIndex={-1} data-floating={!isByDay || undefined}>
      {active.length === 0 && empty}
      {active.length > 0 && (
        <ShortList items={active} limit={shownAtFirst}>
          {(shown) =>
            isByDay ? (
              <NoticeDays notifications={shown} row={row} />
            ) : (
              <Lines aria-label={t`Notifications that are not archived`}>{shown.map(row)}</Lines>
            )
          }
        </ShortList>
      )}
    </Place>
  );
}

const Place = styled.div`
  outline: none;

  &[data-floating] {
    --notice-ground: var(--color-floating);

    padding-block: var(--space-2) var(--space-4);
  }
`;

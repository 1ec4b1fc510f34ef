import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Notification } from '../contract.ts';
import { useNews } from '../notices/useNotifications.ts';
import { archiveNotification } from './archiveNotification.ts';
import { NoticeRow } from './NoticeRow.tsx';

export interface NoticeListProps {
  /** What is open, newest first. */
  active: readonly Notification[];
  /** What stands there when nothing is open. */
  empty: ReactNode;
  /** Called when something in it leads away. */
  onLeave?: (() => void) | undefined;
}

/** The notifications that were not put away; to be shown is to be seen. */
export function NoticeList({ active, empty, onLeave }: NoticeListProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const news = useNews(active);
  const place = useRef<HTMLDivElement>(null);
  const archived = useRef<{ id: number; index: number }>(undefined);

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
        empty
      ) : (
        <Lines aria-label={t`Notifications that are not archived`}>
          {active.map((notification, index) => (
            <NoticeRow
              key={notification.id}
              notification={notification}
              isNew={news.has(notification.id)}
              onLeave={onLeave}
              onArchive={() => {
                archived.current = { id: notification.id, index };
                archiveNotification(portal, notification);
              }}
            />
          ))}
        </Lines>
      )}
    </Place>
  );
}

const Place = styled.div`
  outline: none;
`;

/** Notifications under each other. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

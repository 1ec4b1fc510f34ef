import type { PortalContext } from '@my-air/feature-api';

import { deleteNotification, listNotifications } from '../contract.ts';
import { notificationsQuery, refresh } from './notifications.api.ts';
import { putAway } from './putAway.ts';

/** So long another tab may still hold a message with an undo after its time, in milliseconds: somebody may be at it. */
const patience = 30_000;

/** What was archived in this browser and the server has not confirmed: its id, and until when it can be undone. */
type Unsettled = Readonly<Record<string, number>>;

/** Remembers beyond this page that a notification was archived, until the server has confirmed it. */
export function keepUnsettled(portal: PortalContext, id: number, undoneUntil: number): void {
  write(portal, { ...read(portal), [id]: undoneUntil });
}

/** Forgets it: it is confirmed, or was taken back. */
export function forgetUnsettled(portal: PortalContext, id: number): void {
  const { [String(id)]: _forgotten, ...others } = read(portal);
  write(portal, others);
}

/**
 * Hides what was archived on a page that was left, and tells the server once more where it has not heard it: the page's
 * last call may have been lost. Answers with how to stop.
 */
export function settleArchived(portal: PortalContext): () => void {
  const unsettled = read(portal);
  const ids = Object.keys(unsettled).map(Number);
  if (ids.length === 0) return () => {};
  for (const id of ids) putAway(id);
  refresh(portal.queryClient, portal.api);
  const timer = setTimeout(
    () => void settle(portal, ids),
    Math.max(...Object.values(unsettled)) + patience - Date.now(),
  );
  return () => clearTimeout(timer);
}

async function settle(portal: PortalContext, ids: readonly number[]): Promise<void> {
  const { api, queryClient } = portal;
  try {
    const { active_notifications } = await api.send(listNotifications);
    const isOpen = new Set(active_notifications.map(({ id }) => id));
    // Another tab may have settled it meanwhile, or taken it back.
    const left = ids.filter((id) => String(id) in read(portal));
    await Promise.all(
      left.map(async (id) => {
        // To archive what is archived changes nothing, so a call that was only late does no harm.
        if (isOpen.has(id)) await api.send(deleteNotification, { params: { id } });
        forgetUnsettled(portal, id);
      }),
    );
    await queryClient.invalidateQueries(notificationsQuery(api));
  } catch (error) {
    // The next visit tries again; until then it stays hidden here.
    console.warn('What was archived could not be confirmed', error);
  }
}

/** One person's tab must not speak for another: an impersonation may be open beside it. */
const keyOf = ({ session }: PortalContext) => `notifications:unsettled:${session.getUser()?.id}`;

function read(portal: PortalContext): Unsettled {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(portal)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([id, until]) => Number.isInteger(Number(id)) && typeof until === 'number',
      ),
    );
  } catch {
    return {};
  }
}

function write(portal: PortalContext, unsettled: Unsettled): void {
  try {
    if (Object.keys(unsettled).length === 0) localStorage.removeItem(keyOf(portal));
    else localStorage.setItem(keyOf(portal), JSON.stringify(unsettled));
  } catch {
    // Nothing can be stored here: the call that a page makes when it is left is all there is.
  }
}

import { capDelay, isApiError } from '@my-air/api-client';
import { createValue } from '@my-air/client-state/early';
import { openTabChannel, sendToTabs, type TabChannel } from '@my-air/client-state/tabs';

import { createRemovalStore } from './createRemovalStore.ts';
import type { RemovalHandlers, Removals } from './Removals.ts';

export interface RemovalsOptions {
  /** The name of the kind of things, for the storage and for the other tabs. */
  name: string;
  /** The id of the user whose removals they are. */
  userId: number;
  /** Whether this user is the signed-in one: no removal is sent in another user's name. */
  isCurrent: () => boolean;
  /** Removes a thing at the server; idempotent. `keepalive`: the page is being left. Throws an ApiError. */
  remove: (id: string, how: { keepalive: boolean }) => Promise<unknown>;
  /**
   * The ids that the server still has, requested before an earlier page's removal is sent again. Throws an
   * ApiError.
   */
  findOpen?: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Called in every tab when a thing is hidden. */
  onHide?: (id: string) => void;
  /** Called in every tab when a thing is shown again. */
  onShow?: (id: string) => void;
}

/** The time for which a removal can be undone before it is sent to the server, in milliseconds. */
export const undoTime = 5_000;
/**
 * The time for which another tab may hold an undo after its end, in milliseconds: the user may be at its
 * message.
 */
const patience = 30_000;
/** The pause before it is sent again, in milliseconds. */
const retryPause = 30_000;

type News = { type: 'hide' | 'show'; id: string };

/** Makes the removals of one user in one tab. */
export function createRemovals(options: RemovalsOptions): Removals {
  const { name, userId, isCurrent, remove } = options;
  const store = createRemovalStore(name, userId);
  const channelName = `${name} removals of ${userId}`;
  /** The removals that can be undone in this tab. */
  const held = new Map<string, RemovalHandlers>();
  const sending = new Set<string>();
  const hidden = createValue<ReadonlySet<string>>(new Set());
  let channel: TabChannel<News> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(id: string, isHidden: boolean): void {
    if (hidden.get().has(id) === isHidden) return;
    const next = new Set(hidden.get());
    if (isHidden) next.add(id);
    else next.delete(id);
    hidden.set(next);
    if (isHidden) options.onHide?.(id);
    else options.onShow?.(id);
  }

  /** Notifies the other tabs, also before this one follows them. */
  function notify(news: News): void {
    if (channel) channel.send(news);
    else sendToTabs(channelName, news);
  }

  function release(id: string): RemovalHandlers | undefined {
    const handlers = held.get(id);
    held.delete(id);
    if (held.size === 0) window.removeEventListener('pagehide', leave);
    handlers?.onEnd?.();
    return handlers;
  }

  function restore(id: string, handlers: RemovalHandlers | undefined): void {
    store.forget(id);
    set(id, false);
    handlers?.onBack?.();
    notify({ type: 'show', id });
  }

  async function send(id: string, keepalive: boolean, handlers?: RemovalHandlers): Promise<void> {
    if (sending.has(id) || !isCurrent()) return;
    sending.add(id);
    // From here on no tab undoes it.
    store.keep(id, 0);
    try {
      await remove(id, { keepalive });
      store.forget(id);
    } catch (error) {
      if (!isApiError(error) || error.isPassing) plan(retryPause);
      else if (error.code === 'not_found') store.forget(id);
      else restore(id, handlers);
    } finally {
      sending.delete(id);
    }
  }

  function leave(): void {
    for (const id of Array.from(held.keys())) void send(id, true, release(id));
  }

  function plan(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void tellAgain(), capDelay(delay));
  }

  /** Sends the removals that the server may not have received. */
  async function tellAgain(): Promise<void> {
    const waiting = () => Object.keys(store.read()).filter((id) => !held.has(id) && !sending.has(id));
    const ids = waiting();
    if (ids.length === 0 || !isCurrent()) return;
    try {
      const open = options.findOpen ? await options.findOpen(ids) : ids;
      // Another tab may have sent it meanwhile, or shown it again.
      const left = waiting().filter((id) => ids.includes(id));
      for (const id of left) if (!open.includes(id)) store.forget(id);
      await Promise.all(left.filter((id) => open.includes(id)).map((id) => send(id, false)));
    } catch {
      plan(retryPause);
    }
  }

  return {
    subscribe: hidden.subscribe,
    get: hidden.get,

    begin(id, handlers = {}) {
      if (hidden.get().has(id)) return false;
      if (held.size === 0) window.addEventListener('pagehide', leave);
      held.set(id, handlers);
      store.keep(id, Date.now() + undoTime);
      set(id, true);
      notify({ type: 'hide', id });
      return true;
    },

    undo(id) {
      if (!held.has(id)) return false;
      const handlers = release(id);
      // Another page may have sent it when the time was over.
      if (!store.read()[id]) return false;
      restore(id, handlers);
      return true;
    },

    async finish(id) {
      if (!held.has(id)) return;
      await send(id, false, release(id));
    },

    start() {
      const opened = openTabChannel<News>(channelName, ({ id, type }) => {
        set(id, type === 'hide');
        // The tab that holds it may end without a last call.
        if (type === 'hide') plan(undoTime + patience);
      });
      channel = opened;
      const again = () => plan(0);
      window.addEventListener('online', again);
      const kept = store.read();
      for (const id of Object.keys(kept)) set(id, true);
      // A clock that was put back must not make a removal wait longer.
      const left = Math.max(0, ...Object.values(kept).map((until) => until + patience - Date.now()));
      if (Object.keys(kept).length > 0) plan(Math.min(left, undoTime + patience));
      return () => {
        opened.close();
        if (channel === opened) channel = undefined;
        window.removeEventListener('online', again);
        clearTimeout(timer);
      };
    },
  };
}

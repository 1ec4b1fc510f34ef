import type { SessionBrowser } from '../browser/SessionBrowser.ts';
import type { SessionStore } from './sessionStore.ts';

/** Asks the server again once the session's time has passed. A hidden tab waits until it is shown. */
export function watchExpiry(
  store: SessionStore,
  { now, after, isVisible }: Pick<SessionBrowser, 'now' | 'after' | 'isVisible'>,
  recheck: () => Promise<boolean>,
): () => void {
  let armedFor: number | null = null;
  let disarm = () => {};

  const stop = store.subscribe(() => {
    const { expiresAt } = store.get();
    if (expiresAt === armedFor) return;
    armedFor = expiresAt;
    disarm();
    disarm = expiresAt === null ? () => {} : after(expiresAt - now(), () => void (isVisible() && recheck()));
  });

  return () => {
    stop();
    disarm();
  };
}

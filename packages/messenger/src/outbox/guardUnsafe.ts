import type { Outbox } from './Outbox.ts';

/**
 * Asks the browser to keep what waits, once something does; and while something waits that lives in this tab alone,
 * lets the browser ask before the tab is closed. Returns a function that stops it.
 */
export function guardUnsafe(outbox: Pick<Outbox, 'subscribe' | 'getSnapshot'>): () => void {
  let hasAsked = false;
  let isGuarded = false;
  const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();

  function follow(): void {
    const { entries, isSafe } = outbox.getSnapshot();
    if (entries.length > 0 && !hasAsked) {
      hasAsked = true;
      // A refusal changes nothing: it is kept as other data of the site is.
      void navigator.storage?.persist?.().catch(() => false);
    }
    if (isGuarded === !isSafe) return;
    isGuarded = !isSafe;
    if (isGuarded) window.addEventListener('beforeunload', holdBack);
    else window.removeEventListener('beforeunload', holdBack);
  }

  const stop = outbox.subscribe(follow);
  follow();
  return () => {
    stop();
    window.removeEventListener('beforeunload', holdBack);
  };
}

import type { ReadonlyValue } from '@my-air/client-state';

import type { OutboxSnapshot } from './Outbox.ts';

/**
 * Asks the browser for persistent storage once an entry waits; and while an entry waits that only this tab
 * has, makes the browser ask before the tab is closed. Returns a function that stops it.
 */
export function guardUnsafe(outbox: ReadonlyValue<OutboxSnapshot>): () => void {
  let hasAsked = false;
  let isGuarded = false;
  const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();

  function update(): void {
    const { entries, isSafe } = outbox.get();
    if (entries.length > 0 && !hasAsked) {
      hasAsked = true;
      // After a refusal entries are stored like other data of the site.
      void navigator.storage?.persist?.().catch(() => false);
    }
    if (isGuarded === !isSafe) return;
    isGuarded = !isSafe;
    if (isGuarded) window.addEventListener('beforeunload', holdBack);
    else window.removeEventListener('beforeunload', holdBack);
  }

  const stop = outbox.subscribe(update);
  update();
  return () => {
    stop();
    window.removeEventListener('beforeunload', holdBack);
  };
}

import { browserTexts } from '@my-air/client-state';

import { createStore } from '../createStore.ts';

/** The name in the storage, which the document reads before its first paint. */
const storageKey = 'rail';

/**
 * Whether the side navigation shows pictures alone; kept for the next visit, and set on the page for its
 * styles.
 */
export const isRailCollapsed = createStore(document.documentElement.dataset.rail === 'collapsed');

/** Opens or folds the side navigation. */
export function toggleRail(): void {
  const next = !isRailCollapsed.get();
  document.documentElement.dataset.rail = next ? 'collapsed' : 'open';
  isRailCollapsed.set(next);
  browserTexts.write(storageKey, next ? 'collapsed' : 'open');
}

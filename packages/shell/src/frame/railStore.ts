import { createStore } from '../createStore.ts';

const storageKey = 'rail';

/** Whether the side navigation shows pictures alone; kept for the next visit, and stamped on the page for its styles. */
export const isRailCollapsed = createStore(document.documentElement.dataset.rail === 'collapsed');

/** Opens or folds the side navigation. */
export function toggleRail(): void {
  const next = !isRailCollapsed.get();
  document.documentElement.dataset.rail = next ? 'collapsed' : 'open';
  isRailCollapsed.set(next);
  try {
    localStorage.setItem(storageKey, next ? 'collapsed' : 'open');
  } catch {
    // A storage that is full or denied: the choice lasts as long as the page.
  }
}

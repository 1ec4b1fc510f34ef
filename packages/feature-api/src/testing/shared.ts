import type { LoadMessages } from '@my-air/i18n';

/** The share of a toolbox in every stub of a portal. */
interface Shared {
  /** Its texts, which come with those of a feature. */
  loadMessages: LoadMessages;
  /** Makes the page forget what it knows beside the browser's storage, as a reload does. */
  reload?: () => void;
}

const all: Shared[] = [];

/** Adds a toolbox, which is above this package, to the stubs of portals. */
export function shareWithTests(shared: Shared): void {
  all.push(shared);
}

/** The texts of the toolboxes. */
export const sharedTexts = (): LoadMessages[] => all.map(({ loadMessages }) => loadMessages);

/** Makes every toolbox forget what it has in memory. */
export function reloadShared(): void {
  for (const { reload } of all) reload?.();
}

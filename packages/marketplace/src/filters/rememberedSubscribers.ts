import { readSession, writeSession } from '../storage/sessionStore.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';

const key = 'marketplace.anySubscribers';

/** Whether the person took the assumed number of subscribers away in this session. */
export function isSubscribersForgotten(): boolean {
  return readSession(key) !== undefined;
}

/** Keeps what the person made of the assumed number: taking it away lasts until another is chosen. */
export function rememberSubscribers({ subscribers }: CatalogueSearch): void {
  if (subscribers !== undefined) writeSession(key, subscribers === 'any' ? '1' : undefined);
}

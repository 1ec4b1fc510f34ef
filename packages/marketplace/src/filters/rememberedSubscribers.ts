import { keptAtom, atomStore } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { CatalogueSearch } from './CatalogueSearch.ts';

const anySubscribers = keptAtom('marketplace.any-subscribers', v.boolean(), false, {
  per: 'tab',
  survivesSignOut: true,
});

/** Whether the user removed the assumed number of subscribers in this tab. */
export const isSubscribersForgotten = (userId: number | undefined): boolean =>
  atomStore.get(anySubscribers(userId));

/** Keeps the user's choice about the assumed number: its removal lasts until another number is chosen. */
export function rememberSubscribers(userId: number | undefined, { subscribers }: CatalogueSearch): void {
  if (subscribers !== undefined) atomStore.set(anySubscribers(userId), subscribers === 'any');
}

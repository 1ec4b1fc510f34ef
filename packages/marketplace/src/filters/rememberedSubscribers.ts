import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

import type { CatalogueSearch } from './CatalogueSearch.ts';

const anySubscribers = defineKept({
  key: 'marketplace.any-subscribers',
  schema: v.boolean(),
  initial: false,
  per: 'user',
  scope: 'tab',
});

/** Whether the user removed the assumed number of subscribers in this tab. */
export const isSubscribersForgotten = (userId: number | undefined): boolean => anySubscribers(userId).get();

/** Keeps the user's choice about the assumed number: its removal lasts until another number is chosen. */
export function rememberSubscribers(userId: number | undefined, { subscribers }: CatalogueSearch): void {
  if (subscribers !== undefined) anySubscribers(userId).set(subscribers === 'any');
}

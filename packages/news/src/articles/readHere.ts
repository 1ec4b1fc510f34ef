import { Id } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { NewsArticle } from '../contract.ts';

/** More than a user will scroll back to; the oldest are dropped. */
const limit = 500;

/** The ids of the news that a user has opened in this browser: the server may not know, or not keep it. */
export const readHere = keptAtom('news.read', v.array(Id), [], { per: 'user', survivesSignOut: true });

/** Remembers that a user has opened a piece of news. */
export function keepRead(userId: number | undefined, articleId: number): void {
  atomStore.set(readHere(userId), (ids) => [...new Set([...ids, articleId])].slice(-limit));
}

/** Whether a user has not opened a piece of news yet, as far as the server and this browser know. */
export function isUnread({ id, is_read }: NewsArticle, userId: number | undefined): boolean {
  return is_read !== true && !atomStore.get(readHere(userId)).includes(id);
}

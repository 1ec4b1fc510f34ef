import { Id } from '@my-air/api-client/contract';
import { atomStore, openTabChannel, type TabChannel } from '@my-air/feature-kit/state';
import { atom, type Atom } from 'jotai';
import * as v from 'valibot';

import type { Message } from '../contract.ts';

/** The news that a tab sends to all tabs of the browser, itself among them. */
const TabNews = v.variant('type', [
  /** A stored message is new, or another than it was. */
  v.object({ type: v.literal('changed'), userId: Id }),
  /** The server has a message. */
  v.object({
    type: v.literal('sent'),
    userId: Id,
    key: v.string(),
    chatId: Id,
    message: v.custom<Message>((message) => typeof message === 'object' && message !== null),
  }),
  /** The sent share of a message's files, from 0 to 1; undefined when they are no longer being sent. */
  v.object({ type: v.literal('uploading'), key: v.string(), share: v.undefinedable(v.number()) }),
  /** The user wants to stop an upload. */
  v.object({ type: v.literal('stop'), key: v.string() }),
]);
export type TabNews = v.InferOutput<typeof TabNews>;

const name = 'my-air messenger';
let channel: TabChannel<TabNews> | undefined;

/** Tells all tabs, also this one. */
export function tellTabs(news: TabNews): void {
  channel ??= openTabChannel(name, TabNews);
  channel.send(news);
}

/** Calls with what any tab tells, until the signal ends it. */
export function listenToTabs(onNews: (news: TabNews) => void, signal: AbortSignal): void {
  // A channel of its own: none receives what it has sent itself.
  const { close } = openTabChannel(name, TabNews, onNews);
  signal.addEventListener('abort', close);
}

const shares = atom<ReadonlyMap<string, number>>(new Map());
/** The sent shares of the files of messages, by key, in whichever tab they are sent. */
export const uploadSharesAtom: Atom<ReadonlyMap<string, number>> = shares;

/** Shows how much of a message's files was sent. */
export function showUpload(key: string, share: number | undefined): void {
  const next = new Map(atomStore.get(shares));
  if (share === undefined) next.delete(key);
  else next.set(key, share);
  atomStore.set(shares, next);
}

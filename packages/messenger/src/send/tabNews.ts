import { atomStore } from '@my-air/feature-kit/state';
import { atom, type Atom } from 'jotai';

import type { Message } from '../contract.ts';

/** The news that a tab sends to all tabs of the browser, itself among them. */
export type TabNews =
  /** A stored message is new, or another than it was. */
  | { type: 'changed'; userId: number }
  /** The server has a message. */
  | { type: 'sent'; userId: number; key: string; chatId: number; message: Message }
  /** The sent share of a message's files, from 0 to 1; undefined when they are no longer being sent. */
  | { type: 'uploading'; key: string; share: number | undefined }
  /** The user wants to stop an upload. */
  | { type: 'stop'; key: string };

const name = 'my-air messenger';
let channel: BroadcastChannel | undefined;

/** Tells all tabs, also this one. */
export function tellTabs(news: TabNews): void {
  channel ??= new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(news);
}

/** Calls with what any tab tells, until the signal ends it. */
export function listenToTabs(onNews: (news: TabNews) => void, signal: AbortSignal): void {
  // A channel of its own: none receives what it has sent itself.
  const ear = new BroadcastChannel(name);
  ear.addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data));
  signal.addEventListener('abort', () => ear.close());
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

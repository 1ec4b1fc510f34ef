import { type Id } from '@my-air/api-client/contract';
import type { Message } from '../contract.ts';

/** A stretch of a chat in which nothing is missing. */
export interface LoadedRange {
  /** Its first and last message. */
  readonly oldestId: number;
  readonly newestId: number;
  /** The number that the page of its oldest message had when it was read; arrivals make it larger. */
  readonly page: number;
  /** Whether nothing was said before it. */
  readonly isStart: boolean;
}

/** What is known of a chat. Messages that were only sent or changed here stand in it too, without being part of a run. */
export interface Timeline {
  /** Oldest first, each once. */
  readonly messages: readonly Message[];
  /** Oldest first; between two of them messages are missing. */
  readonly runs: readonly LoadedRange[];
  /** How many messages stand on a page, as the server says. */
  readonly perPage?: number | undefined;
}

export const emptyTimeline: Timeline = { messages: [], runs: [] };

/** Messages that have not been read yet, between two that have. */
export interface Gap {
  readonly afterId: number;
  readonly beforeId: number;
}

/** Where messages are missing, oldest first. */
export function gapsOf({ runs }: Timeline): Gap[] {
  return runs.slice(1).map(({ oldestId }, place) => ({ afterId: runs[place]!.newestId, beforeId: oldestId }));
}

/** Whether something was said before what is known. */
export function hasOlder({ runs }: Timeline): boolean {
  return runs.length > 0 && !runs[0]!.isStart;
}

/** The order of messages: by the moment they were written, and by number where that says nothing. */
export function compareMessages(one: Message, other: Message): number {
  const between = Date.parse(one.created_at ?? '') - Date.parse(other.created_at ?? '');
  // Not a number where one of them has no moment.
  return between || compareIds(one.id, other.id);
}

/** The order of ids: they grow with time, as numbers and as texts. */
export function compareIds(one: Id, other: Id): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

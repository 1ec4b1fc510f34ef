import { type Id } from '@my-air/api-client/contract';
import type { Message } from '../contract.ts';

/** A range of a chat in which no message is missing. */
export interface LoadedRange {
  /** The ids of its first and last message. */
  readonly oldestId: number;
  readonly newestId: number;
  /** The page number of its oldest message when it was read; new messages make it larger. */
  readonly page: number;
  /** Whether it begins with the first message of the chat. */
  readonly isStart: boolean;
}

/** The known messages of a chat. Those only sent or changed here are included, outside of runs. */
export interface Timeline {
  /** Oldest first, each once. */
  readonly messages: readonly Message[];
  /** Oldest first; between two of them messages are missing. */
  readonly runs: readonly LoadedRange[];
  /** The number of messages on a page, as the server says. */
  readonly perPage?: number | undefined;
}

export const emptyTimeline: Timeline = { messages: [], runs: [] };

/** Messages that have not been loaded, between two that have. */
export interface Gap {
  readonly afterId: number;
  readonly beforeId: number;
}

/** The gaps of a timeline, oldest first. */
export function gapsOf({ runs }: Timeline): Gap[] {
  return runs.slice(1).map(({ oldestId }, place) => ({ afterId: runs[place]!.newestId, beforeId: oldestId }));
}

/** Whether the chat has messages before the known ones. */
export function hasOlder({ runs }: Timeline): boolean {
  return runs.length > 0 && !runs[0]!.isStart;
}

/** The order of messages: by the time they were written, and by id if that is unknown. */
export function compareMessages(one: Message, other: Message): number {
  const between = Date.parse(one.created_at ?? '') - Date.parse(other.created_at ?? '');
  // NaN if one of them has no time.
  return between || compareIds(one.id, other.id);
}

/** The order of ids: they grow with time, as numbers and as texts. */
export function compareIds(one: Id, other: Id): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import type { Message, MessageList } from '../contract.ts';
import { mergeMessages } from './mergeMessages.ts';
import { compareIds, type LoadedRange, type Timeline } from './Timeline.ts';

export interface PageContext {
  /** The number of the page. */
  page: number;
  /**
   * The id of the first message of the run before which the page was read: if the page is older, nothing is
   * missing between them.
   */
  beforeId?: number | undefined;
  /** Whether a message was changed here after the page was requested: its own version is kept. */
  isNewerHere?: ((id: number) => boolean) | undefined;
}

/** Merges a page of a chat into a timeline. Runs that it touches become one with it. */
export function mergePage(timeline: Timeline, list: MessageList, context: PageContext): Timeline {
  const messages = mergeMessages(timeline.messages, list.messages, context.isNewerHere);
  const isStart = isLastPage(list, context.page);
  const read = runOf(list.messages, context.page, isStart);
  const perPage = list.meta?.per_page ?? timeline.perPage;
  if (!read) {
    const runs = isStart ? timeline.runs.map(startedAt(context.beforeId)) : timeline.runs;
    return { messages, runs, perPage };
  }
  const isNext = (run: LoadedRange) => run.oldestId === context.beforeId && read.newestId < run.oldestId;
  const touching = timeline.runs.filter((run) => touches(run, read) || isNext(run));
  const apart = timeline.runs.filter((run) => !touching.includes(run));
  const runs = [...apart, touching.reduce(joined, read)].sort((one, other) =>
    compareIds(one.oldestId, other.oldestId),
  );
  return { messages, runs, perPage };
}

/** An empty page before a run means that the run is the beginning. */
function startedAt(beforeId: number | undefined) {
  return (run: LoadedRange): LoadedRange => (run.oldestId === beforeId ? { ...run, isStart: true } : run);
}

function runOf(messages: readonly Message[], page: number, isStart: boolean): LoadedRange | undefined {
  const ids = messages.map(({ id }) => id).toSorted(compareIds);
  return ids.length === 0 ? undefined : { oldestId: ids[0]!, newestId: ids.at(-1)!, page, isStart };
}

function isLastPage({ messages, meta }: MessageList, page: number): boolean {
  if (meta?.last_page != null) return page >= meta.last_page;
  return messages.length < (meta?.per_page ?? 1);
}

function touches(one: LoadedRange, other: LoadedRange): boolean {
  return one.oldestId <= other.newestId && other.oldestId <= one.newestId;
}

function joined(one: LoadedRange, other: LoadedRange): LoadedRange {
  const older = one.oldestId <= other.oldestId ? one : other;
  return {
    oldestId: older.oldestId,
    newestId: one.newestId > other.newestId ? one.newestId : other.newestId,
    // Of two readings that begin with the same message the later page number is the present one.
    page: one.oldestId === other.oldestId ? Math.max(one.page, other.page) : older.page,
    isStart: older.isStart || (one.oldestId === other.oldestId && (one.isStart || other.isStart)),
  };
}

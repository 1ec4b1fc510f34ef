import type { Message, MessageList } from '../contract.ts';
import { createValue, type ReadonlyValue } from '../watched.ts';
import { findPage } from './findPage.ts';
import { mergeMessages } from './mergeMessages.ts';
import { mergePage } from './mergePage.ts';
import { emptyTimeline, gapsOf, hasOlder, type Gap, type LoadedRange, type Timeline } from './Timeline.ts';

/** The state of a conversation for the screen. The same object while nothing changes. */
export interface TimelineView {
  readonly timeline: Timeline;
  /** The time when the newest page was last read, in epoch milliseconds; undefined before the first time. */
  readonly fetchedAt: number | undefined;
  /** The change of the chat for which the newest page was last read, as the list of chats names it. */
  readonly fetchedChange: string | undefined;
  readonly isFetching: boolean;
  readonly isFetchingOlder: boolean;
  /** The error of reading the newest page; cleared by the next success. */
  readonly error: unknown;
  /** The error of reading older messages. */
  readonly olderError: unknown;
}

/** The messages of one chat, as far as they were read. */
export interface TimelineStore extends ReadonlyValue<TimelineView> {
  /**
   * Reads the newest page, which marks the chat read, and the messages missed since the last time. `change`
   * is the last change of the chat that the list of chats knows. Rejects when it fails.
   */
  refresh: (change?: string) => Promise<void>;
  /** Reads earlier messages; never rejects: a failure is in `olderError`. */
  fetchOlder: () => Promise<void>;
  /** Reads the messages missing between two ranges, a page at a time. */
  fill: (gap: Gap) => Promise<void>;
  /** Loads a message and its neighbours if need be; resolves to whether the chat has it. */
  reach: (messageId: number) => Promise<boolean>;
  /** Adds a message that was sent or changed here, or received in another way. */
  apply: (message: Message | null | undefined) => void;
  /** Changes a message before the server has; returns a function that rolls it back. */
  change: (messageId: number, change: (message: Message) => Message) => () => void;
  /** Aborts all readings. */
  stop: () => void;
}

export interface TimelineOptions {
  fetchPage: (page: number, signal: AbortSignal) => Promise<MessageList>;
  now: () => number;
}

/** The most further pages that are read after a pause; the rest is left to a gap. */
const pagesAtOnce = 3;

/** Creates the timeline of one chat. */
export function createTimeline({ fetchPage, now }: TimelineOptions): TimelineStore {
  /** Counts readings and changes, to know which came later. */
  let moments = 0;
  /** The count at the last change of each message here. */
  const changed = new Map<number, number>();
  /** The number of unanswered changes of each message. */
  const unanswered = new Map<number, number>();
  let newestApplied = 0;
  let refreshing: AbortController | undefined;
  let life = new AbortController();
  let older: Promise<void> | undefined;
  const view = createValue<TimelineView>({
    timeline: emptyTimeline,
    fetchedAt: undefined,
    fetchedChange: undefined,
    isFetching: false,
    isFetchingOlder: false,
    error: undefined,
    olderError: undefined,
  });

  function set(next: Partial<TimelineView>): void {
    view.set({ ...view.get(), ...next });
  }

  /** Reads a page and merges it. Resolves to the page; undefined when it came too late. */
  async function read(
    page: number,
    signal: AbortSignal,
    beforeId?: number,
  ): Promise<MessageList | undefined> {
    moments += 1;
    const askedAt = moments;
    const list = await fetchPage(page, signal);
    if (signal.aborted || (page === 1 && askedAt < newestApplied)) return undefined;
    if (page === 1) newestApplied = askedAt;
    set({
      timeline: mergePage(view.get().timeline, list, { page, beforeId, isNewerHere: isNewerThan(askedAt) }),
    });
    return list;
  }

  /** Whether a message was changed here after a moment, or has an unanswered change. */
  const isNewerThan = (moment: number) => (id: number) =>
    (unanswered.get(id) ?? 0) > 0 || (changed.get(id) ?? 0) > moment;

  function noteAnswer(id: number): void {
    unanswered.set(id, Math.max(0, (unanswered.get(id) ?? 0) - 1));
  }

  /**
   * Reads on before a run. Messages that came since push the older ones down, so that a page can repeat known
   * ones: then the next is read too, until as many new ones were read as a page holds.
   */
  async function readBefore(run: LoadedRange, signal: AbortSignal): Promise<void> {
    const { length: runsBefore } = view.get().timeline.runs;
    let before = run;
    let page = 0;
    for (let pages = 0; pages < pagesAtOnce; pages += 1) {
      page = Math.max(page + 1, nextPage(view.get().timeline, before));
      const list = await read(page, signal, before.oldestId);
      if (!list) return;
      if (list.messages.length > 0 && list.messages.every(({ id }) => id > run.newestId)) {
        // So many messages have come that the page is newer than the whole loaded range, which is now much
        // further back.
        const found = await findPage(before.oldestId, (at) => fetchPage(at, signal));
        if (signal.aborted) return;
        // That page is read next: the messages before the range on it are not known yet.
        page = (found ?? page + 1) - 1;
      }
      before = view.get().timeline.runs.find(({ newestId }) => newestId >= run.newestId) ?? before;
      const added = view
        .get()
        .timeline.messages.filter(({ id }) => id >= before.oldestId && id < run.oldestId).length;
      const isJoined = view.get().timeline.runs.length < runsBefore;
      if (before.isStart || isJoined || added >= (view.get().timeline.perPage ?? 1)) return;
    }
  }

  async function refresh(change?: string): Promise<void> {
    refreshing?.abort();
    const controller = new AbortController();
    refreshing = controller;
    const { signal } = controller;
    const runsBefore = view.get().timeline.runs.length;
    set({ isFetching: true });
    try {
      await read(1, signal);
      // More than a page may have come during a pause.
      const isApart = () => view.get().timeline.runs.length > Math.max(1, runsBefore);
      for (let times = 0; times < pagesAtOnce && isApart(); times += 1) {
        await readBefore(view.get().timeline.runs.at(-1)!, signal);
      }
      if (!signal.aborted) set({ error: undefined, fetchedAt: now(), fetchedChange: change });
    } catch (error) {
      if (signal.aborted) return;
      set({ error });
      throw error;
    } finally {
      if (refreshing === controller) set({ isFetching: false });
    }
  }

  async function guardOlder(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = life;
    set({ isFetchingOlder: true, olderError: undefined });
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) set({ olderError: error });
    } finally {
      set({ isFetchingOlder: false });
    }
  }

  return {
    valueAtom: view.valueAtom,
    subscribe: view.subscribe,
    get: view.get,
    refresh,

    fetchOlder() {
      older ??= guardOlder(async (signal) => {
        const [first] = view.get().timeline.runs;
        if (first && hasOlder(view.get().timeline)) await readBefore(first, signal);
      }).finally(() => {
        older = undefined;
      });
      return older;
    },

    fill: (gap) =>
      guardOlder(async (signal) => {
        const run = view.get().timeline.runs.find(({ oldestId }) => oldestId === gap.beforeId);
        if (run && gapsOf(view.get().timeline).length > 0) await readBefore(run, signal);
      }),

    async reach(messageId) {
      const isKnown = () => view.get().timeline.messages.some(({ id }) => id === messageId);
      if (isKnown()) return true;
      const { signal } = life;
      await findPage(messageId, async (page) => {
        moments += 1;
        const askedAt = moments;
        const list = await fetchPage(page, signal);
        if (signal.aborted) return undefined;
        if (list.messages.some(({ id }) => id === messageId)) {
          const isNewerHere = isNewerThan(askedAt);
          set({ timeline: mergePage(view.get().timeline, list, { page, isNewerHere }) });
        }
        return list;
      });
      return isKnown();
    },

    apply(message) {
      // It was changed, whatever the answer says of it: the server is asked how it is now.
      if (message?.id == null) {
        refresh().catch(() => undefined);
        return;
      }
      noteAnswer(message.id);
      moments += 1;
      changed.set(message.id, moments);
      set({
        timeline: {
          ...view.get().timeline,
          messages: mergeMessages(view.get().timeline.messages, [message]),
        },
      });
    },

    change(messageId, change) {
      const before = view.get().timeline.messages.find(({ id }) => id === messageId);
      if (!before) return () => {};
      const put = (message: Message) => {
        moments += 1;
        changed.set(messageId, moments);
        const messages = view
          .get()
          .timeline.messages.map((known) => (known.id === messageId ? message : known));
        set({ timeline: { ...view.get().timeline, messages } });
      };
      put(change(before));
      unanswered.set(messageId, (unanswered.get(messageId) ?? 0) + 1);
      const mine = moments;
      // Changes made in the meantime, here or by the server, are not rolled back with it.
      return () => {
        noteAnswer(messageId);
        if (changed.get(messageId) === mine) put(before);
      };
    },

    stop() {
      refreshing?.abort();
      life.abort();
      life = new AbortController();
    },
  };
}

/**
 * The page to request before a run: at least the next one, and further by the number of messages that the
 * newest run has gained.
 */
function nextPage({ messages, runs, perPage }: Timeline, run: LoadedRange): number {
  if (run.newestId !== runs.at(-1)?.newestId || !perPage) return run.page + 1;
  const count = messages.filter(({ id }) => id >= run.oldestId).length;
  return Math.max(run.page + 1, Math.floor(count / perPage) + 1);
}

import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a search: finished for now, going back through the chat, stopped by the user, or failed. */
export type SearchStatus = 'done' | 'looking' | 'stopped' | 'failed';

export interface SearchBackOptions {
  /** The words to find; empty without a search. */
  query: string;
  /** The number of matches in the loaded messages. */
  count: number;
  /** Whether some messages of the chat are not loaded. */
  hasMore: boolean;
  /** Loads more messages; resolves to false after a failure. */
  loadMore: () => Promise<boolean>;
  /** Called after matches were found further back, with the number of matches before. */
  onFound: (before: number) => void;
}

export interface SearchBack {
  status: SearchStatus;
  /** Searches further back for one more match. */
  look: () => void;
  stop: () => void;
}

/** The pause in typing after which the search begins, in milliseconds. */
const pause = 300;

/**
 * Goes back through a chat page by page until a match is found or everything was searched. It begins by
 * itself when the loaded messages have no match, and with `look` for the next one.
 */
export function useSearchBack({ query, count, hasMore, loadMore, onFound }: SearchBackOptions): SearchBack {
  const [search, setSearch] = useState<Search>({ query: '', before: 0, page: 0 });
  // The result of a search for other words does not count.
  const current = search.query === query && query !== '' ? search : undefined;
  const isLooking = current !== undefined && current.end === undefined && count <= current.before && hasMore;
  const hasFound = current !== undefined && count > current.before;

  const isEmpty = query !== '' && count === 0;
  useEffect(() => {
    if (!isEmpty) return undefined;
    const timer = setTimeout(() => setSearch({ query, before: 0, page: 0 }), pause);
    return () => clearTimeout(timer);
  }, [isEmpty, query]);

  const load = useEffectEvent(loadMore);
  const { page } = search;
  useEffect(() => {
    if (!isLooking) return undefined;
    let isWanted = true;
    void load().then((hasLoaded) => {
      if (!isWanted) return;
      setSearch((known) => (hasLoaded ? { ...known, page: page + 1 } : { ...known, end: 'failed' }));
    });
    return () => {
      isWanted = false;
    };
  }, [isLooking, page]);

  const tell = useEffectEvent(() => onFound(search.before));
  useEffect(() => {
    if (hasFound) tell();
  }, [hasFound]);

  return {
    status: isLooking ? 'looking' : (current?.end ?? 'done'),
    look: () => setSearch({ query, before: count, page: 0 }),
    stop: () => setSearch({ ...search, end: 'stopped' }),
  };
}

/** A search for a query, the number of matches when it began, and the number of pages read since. */
interface Search {
  query: string;
  before: number;
  page: number;
  end?: 'stopped' | 'failed';
}

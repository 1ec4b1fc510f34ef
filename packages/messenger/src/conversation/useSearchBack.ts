import { useEffect, useEffectEvent, useState } from 'react';

/** How far a search is: done for now, on its way back through the chat, stopped by the person, or cut by a failure. */
export type SearchStatus = 'done' | 'looking' | 'stopped' | 'failed';

export interface SearchBackOptions {
  /** What is looked for; empty where nothing is. */
  query: string;
  /** How many matches there are in what is loaded. */
  count: number;
  /** Whether some messages of the chat are not loaded. */
  hasMore: boolean;
  /** Loads more messages; resolves with false when it could not. */
  loadMore: () => Promise<boolean>;
  /** Called when more has been found further back, with how many matches there were before. */
  onFound: (before: number) => void;
}

export interface SearchBack {
  status: SearchStatus;
  /** Looks further back for one more match. */
  look: () => void;
  stop: () => void;
}

/** The person is still typing until they pause for so long, in milliseconds. */
const pause = 300;

/**
 * Goes back through a chat page by page until a match is found or everything was searched. It begins by itself when
 * what is loaded has no match, and with `look` when somebody wants the next one.
 */
export function useSearchBack({ query, count, hasMore, loadMore, onFound }: SearchBackOptions): SearchBack {
  const [search, setSearch] = useState<Search>({ query: '', before: 0, page: 0 });
  // What was looked for before these words says nothing about them.
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

/** A search for these words, when there were so many matches; it has read so many pages since. */
interface Search {
  query: string;
  before: number;
  page: number;
  end?: 'stopped' | 'failed';
}

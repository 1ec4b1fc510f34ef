import { LoadMore } from '@my-air/ui-kit';

import { useLoadMoreWords } from '../../words/useListWords.ts';

export interface MoreRowsProps {
  /** The list, as `useInfiniteQuery` returns it. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** Whether the next page is loaded by itself when the end of the list is near. @default false */
  isAutomatic?: boolean;
}

/** The end of a list that is read in pages: the state of the next page, and the button that loads it. */
export function MoreRows({ query, isAutomatic = false }: MoreRowsProps) {
  const words = useLoadMoreWords();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rest = isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end';
  return (
    <LoadMore
      isAutomatic={isAutomatic}
      state={isFetchingNextPage ? 'loading' : rest}
      onMore={() => void fetchNextPage()}
      words={words}
    />
  );
}

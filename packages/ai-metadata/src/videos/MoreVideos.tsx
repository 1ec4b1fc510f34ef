import { useLoadMoreWords } from '@my-air/feature-api/words';
import { LoadMore } from '@my-air/ui-kit';

import type { useVideos } from './useVideos.ts';

/** The end of the list of videos: the state of the next page, and the button that loads it. */
export function MoreVideos({ query }: Pick<ReturnType<typeof useVideos>, 'query'>) {
  const words = useLoadMoreWords();
  return (
    <LoadMore
      isAutomatic
      state={
        query.isFetchingNextPage
          ? 'loading'
          : query.isFetchNextPageError
            ? 'failed'
            : query.hasNextPage
              ? 'more'
              : 'end'
      }
      onMore={() => void query.fetchNextPage()}
      words={words}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useWireLocale } from '@my-air/i18n';
import { ItemBoundary, useLoadMoreWords } from '@my-air/feature-kit/views';
import { Button, EmptyState, LoadMore, Page } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useEffect, type RefObject } from 'react';
import { styled } from 'styled-components';

import { newsQuery } from '../articles/news.api.ts';
import { uniqueArticles } from '../articles/uniqueArticles.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { NewsTile } from './NewsTile.tsx';

export interface NewsScreenProps {
  /** The id of the category that is shown; undefined for all news. */
  category: string | undefined;
}

/** News of the company, the latest first. */
export function NewsScreen({ category }: NewsScreenProps) {
  const { api } = usePortal();
  const words = useLoadMoreWords();
  const list = useSuspenseInfiniteQuery(newsQuery(api, useWireLocale(), category));
  const articles = uniqueArticles(list.data.pages);
  const categories = list.data.pages[0]?.categories ?? [];
  const tiles = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusOnMore(tiles, articles.length);

  function readOn() {
    keepFocus();
    void list.fetchNextPage();
  }

  return (
    <Page title={<Trans>News</Trans>} lead={<Trans>What is new in the portal and on your platforms.</Trans>}>
      {categories.length > 1 && <CategoryLinks categories={categories} />}
      {articles.length === 0 ? (
        <EmptyState
          illustration="search"
          title={<Trans>There is no news here yet</Trans>}
          text={<Trans>Changes worth knowing about will appear here.</Trans>}
          action={
            category !== undefined && (
              <Button render={<Link to="/news" />}>
                <Trans>Show all news</Trans>
              </Button>
            )
          }
        />
      ) : (
        <>
          <Tiles ref={tiles}>
            {articles.map((article, index) => (
              <ItemBoundary key={article.id} of={article} as="li">
                <NewsTile article={article} isFirst={index === 0} />
              </ItemBoundary>
            ))}
          </Tiles>
          <LoadMore isAutomatic state={moreState(list)} onMore={readOn} words={words} />
        </>
      )}
    </Page>
  );
}

function moreState(list: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}) {
  if (list.isFetchingNextPage) return 'loading';
  if (list.isFetchNextPageError) return 'failed';
  return list.hasNextPage ? 'more' : 'end';
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * Keeps the focus of a user who asks for more: the button that had it disappears while more is loading, so it
 * moves to the first of the new ones. Returns a function to call when more is requested.
 */
function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined);

  useEffect(() => {
    const first = askedAt.current;
    if (first === undefined || count <= first) return;
    askedAt.current = undefined;
    // A focus that was moved elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [list, count]);

  return () => {
    askedAt.current = document.activeElement instanceof HTMLButtonElement ? count : undefined;
  };
}

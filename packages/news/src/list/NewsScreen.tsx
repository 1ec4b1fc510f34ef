import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useWireLocale } from '@my-air/i18n';
import { ItemBoundary, MoreRows } from '@my-air/feature-kit/views';
import { Button, EmptyState, Page } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
  const list = useSuspenseInfiniteQuery(newsQuery(api, useWireLocale(), category));
  const articles = uniqueArticles(list.data.pages);
  const categories = list.data.pages[0]?.categories ?? [];

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
          <Tiles>
            {articles.map((article, index) => (
              <ItemBoundary key={article.id} of={article} as="li">
                <NewsTile article={article} isFirst={index === 0} />
              </ItemBoundary>
            ))}
          </Tiles>
          <MoreRows isAutomatic query={list} />
        </>
      )}
    </Page>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

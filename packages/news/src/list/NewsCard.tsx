import { useWireLocale } from '@my-air/i18n';
import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Card, EmptyState, TextLink } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { newsQuery } from '../articles/news.api.ts';
import { uniqueArticles } from '../articles/uniqueArticles.ts';
import { NewsLine, NewsLines } from './NewsLine.tsx';

const shown = 3;

/** The card of home with the latest news. */
export function NewsCard() {
  const { api } = usePortal();
  const { data } = useSuspenseInfiniteQuery(newsQuery(api, useWireLocale()));
  // oxlint-disable-next-line my-air/cut-is-said -- how many there are is not known, and "All news" leads to them
  const articles = uniqueArticles(data.pages).slice(0, shown);

  return (
    <Card
      title={<Trans>News</Trans>}
      actions={
        <TextLink render={<Link to="/news" />}>
          <Trans>All news</Trans>
        </TextLink>
      }
    >
      {articles.length === 0 ? (
        <EmptyState title={<Trans>There is no news here yet</Trans>} />
      ) : (
        <NewsLines>
          {articles.map((article) => (
            <ItemBoundary key={article.id} of={article} as="li">
              <NewsLine article={article} />
            </ItemBoundary>
          ))}
        </NewsLines>
      )}
    </Card>
  );
}

import { useWireLocale } from '@my-air/i18n';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Heading } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { newsQuery } from '../articles/news.api.ts';
import { uniqueArticles } from '../articles/uniqueArticles.ts';
import { NewsLine, NewsLines } from '../list/NewsLine.tsx';

export interface MoreNewsProps {
  /** The heading of the list. */
  title: ReactNode;
  /** The id of the article that is being read, which is left out. */
  besides: number;
}

const shown = 3;

/** Other news below an article. Nothing is rendered without them: the article is complete. */
export function MoreNews({ title, besides }: MoreNewsProps) {
  const { api } = usePortal();
  // Other news are an extra: a failure to load them is not reported.
  // oxlint-disable-next-line my-air/answered-query -- other news are an extra below an article
  const { data } = useInfiniteQuery({ ...newsQuery(api, useWireLocale()), meta: { poll: true } });
  // oxlint-disable-next-line my-air/cut-is-said -- what to read next, not a list of all
  const others = uniqueArticles(data?.pages ?? [])
    .filter(({ id }) => id !== besides)
    .slice(0, shown);
  if (others.length === 0) return null;

  return (
    <More aria-labelledby="more-news">
      <Heading level={2} size={20} id="more-news">
        {title}
      </Heading>
      <NewsLines>
        {others.map((article) => (
          <ItemBoundary key={article.id} of={article} as="li">
            <NewsLine article={article} />
          </ItemBoundary>
        ))}
      </NewsLines>
    </More>
  );
}

const More = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-line);
`;

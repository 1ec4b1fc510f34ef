import { ItemBoundary } from '@my-air/feature-kit/views';
import { languageTag, fromWire } from '@my-air/i18n';
import { Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ArticleSummary } from '../contract/help.ts';
import { plainText } from './plainText.ts';

export interface ArticleListProps<Article extends ArticleSummary> {
  /** The articles in the order they are listed. */
  articles: readonly Article[];
  /** Whether they are in columns if there is room. @default false */
  columns?: boolean;
  /** Whether the reader has no session. @default false */
  isPublic?: boolean;
  /** The content below the name of an article. @default its description */
  detail?: ((article: Article) => ReactNode) | undefined;
}

/** A list of links to articles. */
export function ArticleList<Article extends ArticleSummary>({
  articles,
  columns = false,
  isPublic = false,
  detail = descriptionOf,
}: ArticleListProps<Article>) {
  return (
    <List data-columns={columns || undefined}>
      {articles.map((article) => (
        <ItemBoundary key={article.id} of={article} as="li">
          <ArticleLine article={article} isPublic={isPublic} detail={detail} />
        </ItemBoundary>
      ))}
    </List>
  );
}

interface ArticleLineProps<Article extends ArticleSummary> {
  article: Article;
  isPublic: boolean;
  detail: (article: Article) => ReactNode;
}

function ArticleLine<Article extends ArticleSummary>({
  article,
  isPublic,
  detail,
}: ArticleLineProps<Article>) {
  const params = { article: String(article.id) };

  return (
    <li lang={article.locale ? languageTag(fromWire(article.locale)) : undefined}>
      <Name
        render={
          isPublic ? (
            <Link to="/help/$article" params={params} />
          ) : (
            <Link to="/help-center/article/$article" params={params} />
          )
        }
      >
        {article.name}
      </Name>
      {detail(article)}
    </li>
  );
}

function descriptionOf({ description_html: html }: ArticleSummary): ReactNode {
  if (!html) return null;
  return (
    <Text as="span" tone="muted" size={14}>
      {plainText(html)}
    </Text>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  }
  > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
`;

const Name = styled(TextLink)`
  align-self: flex-start;
  font-weight: 600;
  text-decoration-color: transparent;
`;

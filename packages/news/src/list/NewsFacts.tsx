import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';

import type { NewsArticle } from '../contract.ts';

export interface NewsFactsProps {
  /** The article whose facts are shown. */
  article: NewsArticle;
  /** Whether its category is shown elsewhere already. @default false */
  isCategoryShown?: boolean;
}

/** The category, date and reading time of a piece of news; unknown facts are left out. */
export function NewsFacts({ article, isCategoryShown = false }: NewsFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const minutes = article.reading_time;
  const facts = [
    !isCategoryShown && article.category,
    article.published_at && format.shortDate(article.published_at),
    minutes && t`${plural(minutes, { one: '# min read', other: '# min read' })}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;

  return (
    <Text tone="muted" size={14} title={article.published_at ? format.date(article.published_at) : undefined}>
      {facts.join(' · ')}
    </Text>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';

import type { NewsArticle } from '../contract.ts';

export interface NewsFactsProps {
  article: NewsArticle;
  /** Whether its subject is shown elsewhere already. @default false */
  isCategoryShown?: boolean;
}

/** What a piece of news is about, when it came and how long it takes; what is not known is left out. */
export function NewsFacts({ article, isCategoryShown = false }: NewsFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const minutes = article.reading_time;
  const facts = [
    !isCategoryShown && article.category,
    article.published_at && format.date(article.published_at),
    minutes && t`${plural(minutes, { one: '# min read', other: '# min read' })}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;

  return (
    <Text tone="muted" size={14}>
      {facts.join(' · ')}
    </Text>
  );
}

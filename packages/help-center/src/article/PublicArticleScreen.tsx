import { usePortal } from '@my-air/feature-api';
import { fromWire, useWireLocale } from '@my-air/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';

import { articleQuery } from '../articles/articles.api.ts';
import { HelpFrame } from '../home/HelpFrame.tsx';
import { articleHead } from './articleHead.ts';
import { ArticleView } from './ArticleView.tsx';
import { useTitleInLanguage } from './useTitleInLanguage.ts';
import { useHead } from './useHead.ts';

export interface PublicArticleScreenProps {
  /** The id of the article, as in the address. */
  id: string;
}

/** One article without a session: without the portal around it, and with metadata for search engines. */
export function PublicArticleScreen({ id }: PublicArticleScreenProps) {
  const { api, config } = usePortal();
  const locale = useWireLocale();
  const { data: article } = useSuspenseQuery(articleQuery(api, locale, id));
  useTitleInLanguage(article.name);
  useHead(
    articleHead(article, {
      origin: location.origin,
      siteName: config.brands.default.name,
      locale: fromWire(article.locale ?? locale),
    }),
  );

  return (
    <HelpFrame articleId={article.id}>
      <ArticleView key={article.id} article={article} isPublic />
    </HelpFrame>
  );
}

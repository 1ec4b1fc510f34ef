import { usePortal } from '@my-air/feature-api';
import { fromWire, useWireLocale } from '@my-air/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { articleQuery } from '../articles/articles.api.ts';
import { HelpFrame } from '../home/HelpFrame.tsx';
import { articleHead } from './articleHead.ts';
import { ArticleView } from './ArticleView.tsx';
import { useTitleInLanguage } from './useTitleInLanguage.ts';
import { useHead } from './useHead.ts';

export interface PublicArticleScreenProps {
  /** The id of the article, as in the address. */
  id: string;
  /** The language in the address, where it has one. */
  language?: string | undefined;
}

/** One article without a session: without the portal around it, and with metadata for search engines. */
export function PublicArticleScreen({ id, language }: PublicArticleScreenProps) {
  const { api, config } = usePortal();
  const locale = useWireLocale();
  const navigate = useNavigate();
  const { data: article } = useSuspenseQuery(articleQuery(api, locale, id));
  useTitleInLanguage(article.name);
  const isOther = language !== undefined && fromWire(language) !== fromWire(locale);
  // A reader who has chosen another language would be back in that of the address at the next visit.
  useEffect(() => {
    if (isOther) void navigate({ to: '/help/$article', params: { article: id }, replace: true });
  }, [isOther, id, navigate]);
  useHead(
    articleHead(article, {
      origin: location.origin,
      siteName: config.brands.default.name,
      locale: fromWire(article.locale ?? locale),
      addressed: language === undefined ? undefined : fromWire(language),
    }),
  );

  return (
    <HelpFrame articleId={article.id}>
      <ArticleView key={article.id} article={article} isPublic />
    </HelpFrame>
  );
}

import { usePortal } from '@my-air/feature-kit';
import { fromWire, languageTag, useWireLocale, type Locale } from '@my-air/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { articleQuery } from '../articles/articles.api.ts';
import { plainText } from '../articles/plainText.ts';
import type { HelpArticle } from '../contract/help.ts';
import { HelpFrame } from '../home/HelpFrame.tsx';
import { ArticleView } from './ArticleView.tsx';
import { useTitleInLanguage } from './useTitleInLanguage.ts';

export interface PublicArticleScreenProps {
  /** The id of the article, as in the address. */
  id: string;
  /** The language in the address, where it has one. */
  language?: string | undefined;
}

/** One article without a session: without the portal around it, and with metadata for search engines. */
export function PublicArticleScreen({ id, language }: PublicArticleScreenProps) {
  const { api } = usePortal();
  const locale = useWireLocale();
  const navigate = useNavigate();
  const { data: article } = useSuspenseQuery(articleQuery(api, locale, id));
  useTitleInLanguage(article.name);
  const isOther = language !== undefined && fromWire(language) !== fromWire(locale);
  // A reader who has chosen another language would be back in that of the address at the next visit.
  useEffect(() => {
    if (isOther) void navigate({ to: '/help/$article', params: { article: id }, replace: true });
  }, [isOther, id, navigate]);
  const written = fromWire(article.locale ?? locale);
  // An address that names another language than that of the text shows what the one without a language does.
  useHead(
    descriptionOf(article),
    articleAddress(
      article.id,
      language !== undefined && fromWire(language) === written ? written : undefined,
    ),
  );

  return (
    <HelpFrame articleId={article.id}>
      <ArticleView key={article.id} article={article} isPublic />
    </HelpFrame>
  );
}

/** Search engines cut longer descriptions, in characters. */
const longestDescription = 160;

/** The description of an article for search engines, at most 160 characters. */
export function descriptionOf({ description_html: html, name }: HelpArticle): string {
  const text = plainText(html ?? '') || name;
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

/** The public address of an article, in the language of the reader or in the one that is named. */
function articleAddress(id: number, language?: Locale): string {
  return `${location.origin}/help/${id}${language ? `/${languageTag(language)}` : ''}`;
}

/** Sets the description and the canonical address of the page while it is shown. */
function useHead(description: string, canonical: string): void {
  useEffect(() => {
    const { head } = document;
    const meta = head.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content;
    if (meta) meta.content = description;
    // A server may have written the one of the address that was opened.
    head.querySelector('link[rel="canonical"]')?.remove();
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
    head.append(link);
    return () => {
      link.remove();
      if (meta && before !== undefined) meta.content = before;
    };
  }, [description, canonical]);
}

import { languageTag, type Locale } from '@my-air/i18n';

import { plainText } from '../articles/plainText.ts';
import type { HelpArticle } from '../contract/help.ts';

/** The metadata of an article's public page, for search engines and the sites where it is shared. */
export interface ArticleHead {
  description: string;
  canonical: string;
  properties: Readonly<Record<string, string>>;
  /** Structured data after schema.org. */
  structured: object;
}

export interface HeadContext {
  origin: string;
  /** The brand's name. */
  siteName: string;
  /** The language that the article is written in. */
  locale: Locale;
}

/** Search engines cut longer descriptions, in characters. */
const longestDescription = 160;

/** The metadata of an article. */
export function articleHead(article: HelpArticle, { origin, siteName, locale }: HeadContext): ArticleHead {
  const canonical = `${origin}/help/${article.id}`;
  const description = shortened(plainText(article.description_html ?? '') || article.name);
  return {
    description,
    canonical,
    properties: {
      'og:type': 'article',
      'og:title': article.name,
      'og:description': description,
      'og:url': canonical,
      'og:site_name': siteName,
      'og:locale': openGraphLocales[locale],
      ...(article.updated_at && { 'article:modified_time': article.updated_at }),
    },
    structured: {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: article.name,
      description,
      inLanguage: languageTag(locale),
      url: canonical,
      mainEntityOfPage: canonical,
      ...(article.updated_at && { dateModified: article.updated_at }),
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: siteName, url: origin },
    },
  };
}

const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  uk: 'uk_UA',
  es: 'es_ES',
  ru: 'ru_RU',
  pt: 'pt_BR',
  pseudo: 'en_US',
};

function shortened(text: string): string {
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

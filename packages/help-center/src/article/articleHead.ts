import { languageTag, type Locale } from '@my-air/i18n/plain';

import { plainText } from '../articles/plainText.ts';
import type { HelpArticle } from '../contract/help.ts';

/** The metadata of an article's public page, for search engines and the sites where it is shared. */
export interface ArticleHead {
  description: string;
  canonical: string;
  properties: Readonly<Record<string, string>>;
  /** Structured data after schema.org: the article, and the way to it. */
  structured: readonly object[];
}

export interface HeadContext {
  origin: string;
  /** The brand's name. */
  siteName: string;
  /** The language that the article is written in. */
  locale: Locale;
  /** The language in the address, where it has one. */
  addressed?: Locale | undefined;
}

/** Search engines cut longer descriptions, in characters. */
const longestDescription = 160;

/** The metadata of an article. */
export function articleHead(
  article: HelpArticle,
  { origin, siteName, locale, addressed }: HeadContext,
): ArticleHead {
  // An address that names another language than that of the text shows what the one without a language does.
  const canonical = articleAddress(origin, article.id, addressed === locale ? addressed : undefined);
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
    structured: [
      {
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
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: siteName, item: origin },
          { '@type': 'ListItem', position: 2, name: article.name, item: canonical },
        ],
      },
    ],
  };
}

/** The public address of an article, in the language of the reader or in the one that is named. */
export function articleAddress(origin: string, id: number, language?: Locale): string {
  return `${origin}/help/${id}${language ? `/${languageTag(language)}` : ''}`;
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

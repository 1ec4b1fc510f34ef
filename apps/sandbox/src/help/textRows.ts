import type { SQL } from 'drizzle-orm';

import type { helpTexts } from '../database/schema.ts';
import type { ArticleContent } from './content/HelpContent.ts';
import { plainText, renderArticle } from './content/renderArticle.ts';
import { helpLocales, isHelpLocale } from './helpLocales.ts';
import { headOf, wordsOf } from './search/wordsOf.ts';

/** A row of `help_texts`, whose search vectors PostgreSQL computes. */
export type TextRow = Omit<typeof helpTexts.$inferInsert, 'words' | 'head'> & { words: SQL; head: SQL };

/** The rows of an article, one for each language it is written in. */
export function textRows({ id, texts }: ArticleContent): TextRow[] {
  const missing = helpLocales.filter((locale) => texts[locale] === undefined);
  return Object.entries(texts).flatMap(([locale, text]) => {
    if (!isHelpLocale(locale)) return [];
    const { title: name, description, keywords } = text;
    const contentHtml = renderArticle(text.markdown, locale);
    const plain = plainText(contentHtml);
    const serves = locale === 'en' ? [locale, ...missing] : [locale];
    const weighed = { name, keywords, description, plain };
    return {
      articleId: id,
      locale,
      serves,
      name,
      description,
      contentHtml,
      plain,
      words: wordsOf(locale, serves, weighed),
      head: headOf(locale, serves, weighed),
    };
  });
}

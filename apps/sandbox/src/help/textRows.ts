import type { SQL } from 'drizzle-orm';

import type { helpTexts } from '../database/schema.ts';
import type { ArticleContent } from './content/HelpContent.ts';
import { plainText, renderArticle } from './content/renderArticle.ts';
import { helpLocales, isHelpLocale } from './helpLocales.ts';
import { wordsOf } from './search/wordsOf.ts';

/** A row of `help_texts`, of which PostgreSQL works out the words. */
export type TextRow = Omit<typeof helpTexts.$inferInsert, 'words'> & { words: SQL };

/** The rows of an article, one for each language it is written in. */
export function textRows({ id, texts }: ArticleContent): TextRow[] {
  const missing = helpLocales.filter((locale) => texts[locale] === undefined);
  return Object.entries(texts).flatMap(([locale, text]) => {
    if (!isHelpLocale(locale)) return [];
    const { title: name, description, keywords } = text;
    const contentHtml = renderArticle(text.markdown, locale);
    const plain = plainText(contentHtml);
    const serves = locale === 'en' ? [locale, ...missing] : [locale];
    return {
      articleId: id,
      locale,
      serves,
      name,
      description,
      contentHtml,
      plain,
      words: wordsOf(locale, serves, { name, keywords, description, plain }),
    };
  });
}

import { sql, type SQL } from 'drizzle-orm';

import { isWireLocale, wireLocales } from '../content/wireLocales.ts';
import { type Database, insertRows } from '../database/Database.ts';
import { helpArticles, helpEdition, helpTexts, helpTopics, helpWords } from '../database/schema.ts';
import type { ArticleContent, HelpContent, TopicContent } from './content/HelpContent.ts';
import { readContent } from './content/readContent.ts';
import { plainText, renderArticle } from './content/renderArticle.ts';
import { knownWords } from './search/searchWords.ts';
import { headOf, wordsOf } from './search/wordsOf.ts';

/** A row of `help_texts`, whose search vectors PostgreSQL computes. */
type TextRow = Omit<typeof helpTexts.$inferInsert, 'words' | 'head'> & { words: SQL; head: SQL };

/** The version of the stored form; another number fills every database again. */
const form = 4;

/** Fills the help centre from its files; does nothing when they have not changed. */
export async function fillHelpCenter(db: Database): Promise<void> {
  const files = await readContent();
  const digest = `${form} ${files.digest}`;
  const [edition] = await db.select().from(helpEdition);
  if (edition?.digest === digest) return;
  await replaceContent(db, digest, files.parse());
}

async function replaceContent(db: Database, digest: string, content: HelpContent): Promise<void> {
  const { topics, articles } = content;
  await db.transaction(async (transaction) => {
    for (const table of [helpWords, helpTexts, helpArticles, helpTopics]) await transaction.delete(table);
    await insertRows(transaction, helpTopics, topics.map(topicRow));
    await insertRows(
      transaction,
      helpArticles,
      articles.map(({ id, topicId, popular, related, updated }) => ({
        id,
        topicId,
        popular,
        related,
        updatedAt: new Date(`${updated}T09:00:00Z`),
      })),
    );
    // @ts-expect-error -- `words` and `head` are expressions, which PostgreSQL works out
    await insertRows(transaction, helpTexts, articles.flatMap(textRows));
    await insertRows(transaction, helpWords, knownWords(articles));
    await transaction
      .insert(helpEdition)
      .values({ id: 1, digest })
      .onConflictDoUpdate({ target: helpEdition.id, set: { digest } });
  });
  // Analyzes the tables, so that the first searches go by the indexes.
  await db.execute(sql`analyze help_texts`);
}

function topicRow({ id, color_id, folder, name, description }: TopicContent) {
  return { id, colorId: color_id, icon: `topic-${folder}.svg`, name, description };
}

/** The rows of an article, one for each language it is written in. */
export function textRows({ id, texts }: ArticleContent): TextRow[] {
  const missing = wireLocales.filter((locale) => texts[locale] === undefined);
  return Object.entries(texts).flatMap(([locale, text]) => {
    if (!isWireLocale(locale)) return [];
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

import {
  type ArticleDocument,
  robots,
  type SiteArticle,
  sitemap,
  writeArticle,
} from '@my-air/help-center/document';
import { asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { isWireLocale, type WireLocale } from '../content/wireLocales.ts';
import { helpArticles, helpTexts } from '../database/schema.ts';
import { readArticle } from '../help/readArticle.ts';
import { HttpError } from '../http/HttpError.ts';
import { localeOf } from '../http/localeOf.ts';
import type { Platform } from '../Platform.ts';

type Locale = ArticleDocument['locale'];

/** The public address of an article, with the language that it may name. */
const articlePath = /^\/help\/([^/]+)(?:\/([^/]+))?\/?$/;
const fromWire = (locale: string) => (locale === 'ua' ? 'uk' : locale) as Locale;
const toWire = (locale: string) => (locale === 'uk' ? 'ua' : locale);

/** The destination of the address of an article: a page to write it into, another address, or nothing. */
export type ArticlePage =
  | { kind: 'document'; write: (page: string, siteName: string) => Promise<string> }
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

/** The public articles as complete documents, and the files by which crawlers find them. */
export function articlePages({ db, origins }: Platform) {
  return {
    /** The article at a path, in its language or else in that of the visitor; undefined for other paths. */
    async at(path: string, request: FastifyRequest): Promise<ArticlePage | undefined> {
      const [, asked, language] = articlePath.exec(path) ?? [];
      if (asked === undefined) return undefined;
      const wire = language === undefined ? wireOf(request) : toWire(language);
      // The wire has a code of its own for Ukrainian, which no address has.
      if (!isWireLocale(wire) || language === 'ua') return { kind: 'unknown' };
      const article = await readArticle(db, asked, wire, origins.portal).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return undefined;
        throw error;
      });
      if (!article) return { kind: 'unknown' };
      if (String(article.id) !== asked)
        return { kind: 'moved', path: path.replace(asked, String(article.id)) };
      const texts = await db
        .select({ locale: helpTexts.locale })
        .from(helpTexts)
        .where(eq(helpTexts.articleId, article.id))
        .orderBy(asc(helpTexts.locale));
      return {
        kind: 'document',
        write: (page, siteName) =>
          writeArticle(page, {
            article,
            locale: fromWire(wire),
            isAddressed: language !== undefined,
            languages: texts.map(({ locale }) => fromWire(locale)),
            origin: origins.portal,
            siteName,
          }),
      };
    },

    robots: () => robots(origins.portal),

    async sitemap(): Promise<string> {
      const rows = await db
        .select({ id: helpArticles.id, updatedAt: helpArticles.updatedAt, locale: helpTexts.locale })
        .from(helpArticles)
        .innerJoin(helpTexts, eq(helpTexts.articleId, helpArticles.id))
        .orderBy(asc(helpArticles.id), asc(helpTexts.locale));
      const articles = [...Map.groupBy(rows, ({ id }) => id)].map(([id, texts]): SiteArticle => ({
        id,
        updatedAt: texts[0]?.updatedAt.toISOString(),
        languages: texts.map(({ locale }) => fromWire(locale)),
      }));
      return sitemap(articles, origins.portal);
    },
  };
}

/** The language that a visitor chose before, as the portal keeps it in a cookie, or else that of their browser. */
function wireOf(request: FastifyRequest): WireLocale {
  const chosen = toWire(request.cookies['ui_locale'] ?? '');
  return isWireLocale(chosen) ? chosen : localeOf(request);
}

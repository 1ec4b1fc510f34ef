import { asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { isWireLocale, type WireLocale } from '../content/wireLocales.ts';
import { helpArticles, helpTexts } from '../database/schema.ts';
import { type ArticleLine, findArticles, joinedArticles } from '../help/readArticle.ts';
import { html } from '../html/html.ts';
import { isDatabaseId, wholeNumber } from '../http/databaseId.ts';
import { localeOf } from '../http/localeOf.ts';
import type { Platform } from '../Platform.ts';

/** The public address of an article, with the language that it may name. */
const articlePath = /^\/help\/([^/]+)(?:\/([^/]+))?\/?$/;
const fromWire = (locale: string) => (locale === 'ua' ? 'uk' : locale);
const toWire = (locale: string) => (locale === 'uk' ? 'ua' : locale);

/** The destination of the address of an article: a page with a head of its own, another address, or nothing. */
export type ArticlePage =
  | { kind: 'found'; head: (siteName: string) => string }
  | { kind: 'moved'; path: string }
  | { kind: 'unknown' };

/** The title, description and address of a public article, for crawlers and previews, which run no scripts. */
export function articlePages({ db, origins }: Platform) {
  const address = (id: number, language?: string) =>
    `${origins.portal}/help/${id}${language === undefined ? '' : `/${language}`}`;

  return {
    /** The article at a path, in its language or else in that of the visitor; undefined for other paths. */
    async at(path: string, request: FastifyRequest): Promise<ArticlePage | undefined> {
      const [, asked, language] = articlePath.exec(path) ?? [];
      if (asked === undefined) return undefined;
      const wire = language === undefined ? wireOf(request) : toWire(language);
      const number = wholeNumber(asked);
      // The wire has a code of its own for Ukrainian, which no address has.
      if (!isWireLocale(wire) || language === 'ua' || number === undefined || !isDatabaseId(number))
        return { kind: 'unknown' };
      const id = joinedArticles.get(number) ?? number;
      const [article] = await findArticles(db, wire, eq(helpArticles.id, id));
      if (!article) return { kind: 'unknown' };
      if (String(id) !== asked) return { kind: 'moved', path: path.replace(asked, String(id)) };
      // An address that names another language than that of the text shows what the one without a language does.
      const canonical = address(id, article.locale === wire ? language : undefined);
      return { kind: 'found', head: (siteName) => headOf(article, canonical, siteName) };
    },

    /** The file for crawlers, which names the sitemap. */
    robots: () => `User-agent: *\nAllow: /\n\nSitemap: ${origins.portal}/sitemap.xml\n`,

    /** The addresses of all articles, with those of each in all its languages. */
    async sitemap(): Promise<string> {
      const rows = await db
        .select({ id: helpArticles.id, updatedAt: helpArticles.updatedAt, locale: helpTexts.locale })
        .from(helpArticles)
        .innerJoin(helpTexts, eq(helpTexts.articleId, helpArticles.id))
        .orderBy(asc(helpArticles.id), asc(helpTexts.locale));
      const urls = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, texts]) => {
        const versions = texts.map(({ locale }) => [fromWire(locale), address(id, fromWire(locale))]);
        const all = [['x-default', address(id)], ...versions];
        const links = all.map(
          ([language, href]) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}" />`,
        );
        const changed = texts[0]?.updatedAt.toISOString();
        return all.map(
          ([, href]) => html`<url><loc>${href}</loc><lastmod>${changed}</lastmod>${links}</url>`,
        );
      });
      return html`<?xml version="1.0" encoding="UTF-8"?>
        <urlset
          xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:xhtml="http://www.w3.org/1999/xhtml"
        >
          ${urls}
        </urlset>`.text;
    },
  };
}

/** The title of an article's page, and what search engines and previews show below it. */
function headOf({ name, description }: ArticleLine, canonical: string, siteName: string): string {
  return html`<title>${name} - ${siteName}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${canonical}" />
    <meta property="og:title" content="${name}" />
    <meta property="og:description" content="${description}" />`.text;
}

/** The language that a visitor chose before, as the portal keeps it in a cookie, or else that of their browser. */
function wireOf(request: FastifyRequest): WireLocale {
  const chosen = toWire(request.cookies['ui_locale'] ?? '');
  return isWireLocale(chosen) ? chosen : localeOf(request);
}

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { fromWire, languageTag, type Locale, toWire } from '@my-air/i18n/plain';
import * as v from 'valibot';

import { HelpArticle, HelpTopic } from '../contract/help.ts';
import { robots, type SiteArticle, sitemap } from './siteFiles.ts';
import { writeArticle } from './writeArticle.ts';

/** The options of `writeSite`. */
export interface SiteOptions {
  /** The folder of the built portal, with its index.html and config.json. */
  folder: string;
  /** The base address of the API, such as `https://api.example.com`. */
  api: string;
  /** The public origin of the portal, such as `https://portal.example.com`. */
  origin: string;
  /** @default the global one */
  fetch?: typeof globalThis.fetch;
}

const locales = ['en', 'uk', 'es', 'ru', 'pt'] as const satisfies readonly Locale[];
/** Files that stand beside the page; the documents get `help` for themselves. */
const written = ['help', 'sitemap.xml', 'robots.txt'];

/**
 * Writes a document for every public article into the folder of a built portal, for hosting without a server of its own:
 * `help/<id>/index.html` in English, `help/<id>/<language>/index.html` for each language that the article is written in,
 * sitemap.xml and robots.txt. It takes the place of what an earlier run wrote, and only once everything is there: after an
 * error the folder is as it was.
 * @returns the number of articles
 * @throws for an answer of the API that is an error or has another shape
 */
export async function writeSite({
  folder,
  api,
  origin: given,
  fetch = globalThis.fetch,
}: SiteOptions): Promise<number> {
  const origin = new URL(given).origin;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const settings = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as Settings;
  const siteName = settings.brands?.default?.name ?? '';
  const ask = async <Schema extends v.GenericSchema>(path: string, locale: Locale, response: Schema) => {
    const url = new URL(path, `${api.replace(/\/+$/, '')}/`);
    const headers = { Accept: 'application/json', 'Accept-Language': toWire(locale) };
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url.href} responded with status ${answer.status}`);
    const read = v.safeParse(response, await answer.json());
    if (!read.success) throw new Error(`${url.href} responded with another shape: ${read.issues[0].message}`);
    return read.output;
  };

  const temporary = await mkdtemp(join(folder, '.articles-'));
  try {
    const { topics } = await ask('api/help/topics', 'en', v.object({ topics: v.array(HelpTopic) }));
    const ids = [...new Set(topics.flatMap(({ articles }) => articles.map(({ id }) => id)))];
    const all: SiteArticle[] = [];
    for (const id of ids) {
      const found = new Map<Locale, HelpArticle>();
      for (const locale of locales) {
        const { article } = await ask(`api/help/articles/${id}`, locale, v.object({ article: HelpArticle }));
        if (fromWire(article.locale ?? toWire(locale)) === locale) found.set(locale, article);
      }
      const languages = [...found.keys()];
      const [first] = found.values();
      if (!first) throw new Error(`the article ${id} is written in none of the languages of the portal`);
      all.push({ id, updatedAt: first.updated_at, languages });
      const about = { languages, origin, siteName };
      const inEnglish = { article: found.get('en') ?? first, locale: 'en' as const, isAddressed: false };
      const versions = [...found].map(([locale, article]) => ({ article, locale, isAddressed: true }));
      for (const version of [inEnglish, ...versions]) {
        const name = version.isAddressed ? `${id}/${languageTag(version.locale)}` : String(id);
        const html = await writeArticle(page, { ...version, ...about });
        await write(join(temporary, 'help', name, 'index.html'), withSettings(html, settings));
      }
    }
    await write(join(temporary, 'sitemap.xml'), sitemap(all, origin));
    await write(join(temporary, 'robots.txt'), robots(origin));
    for (const name of written) {
      await rm(join(folder, name), { recursive: true, force: true });
      await rename(join(temporary, name), join(folder, name));
    }
    return all.length;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

interface Settings {
  readonly brands?: { readonly default?: { readonly name: string } };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The settings take the place of the link that loads them: the script of the page reads them before anything else. */
function withSettings(html: string, settings: Settings): string {
  const text = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    /<link rel="preload" href="\/config\.json"[^>]*>/,
    () => `<script type="application/json" id="settings">${text}</script>`,
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleFacts } from './bundleFacts.ts';
import { multiply } from './multiply.ts';
import { parseCategory } from './parseCategory.ts';
import {
  catalogueLocales,
  type Catalogue,
  type Category,
  type CatalogueLocale,
  type CategoryTexts,
  type Service,
} from './Service.ts';
import { categoryFacts } from './serviceFacts.ts';

/** Where the texts of the services are kept: a folder for each category, in it a file for each language. */
export const contentFolder = fileURLToPath(new URL('../../../content/services', import.meta.url));

/** Reads what is offered. @param count how many services there are at least, most of them made from those written */
export async function readCatalogue(count = 0): Promise<Catalogue> {
  const written = await Promise.all(categoryFacts.map(readCategory));
  const categories = multiply(written, count);
  const all = categories.flatMap(({ services }) => services);
  const bySlug = new Map(all.map((service) => [service.slug, service]));
  return {
    categories,
    bundles: bundleFacts.map(({ services, ...bundle }) => ({
      ...bundle,
      services: services.map((slug) => serviceOf(bySlug, slug)),
    })),
    services: new Map(all.map((service) => [service.id, service])),
    bySlug,
  };
}

async function readCategory(
  { slug, services }: (typeof categoryFacts)[number],
  index: number,
): Promise<Category> {
  const read = async (locale: CatalogueLocale) => {
    const name = join(slug, `${locale}.md`);
    const texts = parseCategory(await readFile(join(contentFolder, name), 'utf8'), name);
    return [locale, texts] as const;
  };
  const texts = new Map(await Promise.all(catalogueLocales.map(read)));
  const of = (locale: CatalogueLocale) => texts.get(locale) as CategoryTexts;
  return {
    id: index + 1,
    slug,
    texts: of,
    services: services.map((facts): Service => {
      for (const [locale, { services: written }] of texts) {
        if (!written.has(facts.slug))
          throw new Error(`content/services/${slug}/${locale}.md: no ${facts.slug}`);
      }
      return { ...facts, category: slug, texts: (locale) => of(locale).services.get(facts.slug)! };
    }),
  };
}

function serviceOf(bySlug: ReadonlyMap<string, Service>, slug: string): Service {
  const service = bySlug.get(slug);
  if (!service) throw new Error(`There is no service "${slug}" for a bundle`);
  return service;
}

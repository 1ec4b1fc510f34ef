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
  type ServiceFacts,
} from './Service.ts';

/** The categories in the order of the catalogue. */
const categorySlugs = [
  'monetization',
  'rights',
  'growth',
  'packaging',
  'production',
  'languages',
  'distribution',
  'audience',
  'kids',
  'analytics',
  'games-and-live',
  'business',
];

/** Where the services are kept: a folder for each category, in it their facts, and a file for each language. */
export const contentFolder = fileURLToPath(new URL('../../../content/services', import.meta.url));

/** Reads the catalogue. @param count the least number of services; missing ones are made from written ones */
export async function readCatalogue(count = 0): Promise<Catalogue> {
  const written = await Promise.all(categorySlugs.map(readCategory));
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

async function readCategory(slug: string, index: number): Promise<Category> {
  const facts = JSON.parse(
    await readFile(join(contentFolder, slug, 'services.json'), 'utf8'),
  ) as ServiceFacts[];
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
    services: facts.map((service): Service => {
      for (const [locale, { services: written }] of texts) {
        if (!written.has(service.slug))
          throw new Error(`content/services/${slug}/${locale}.md: no ${service.slug}`);
      }
      return { ...service, category: slug, texts: (locale) => of(locale).services.get(service.slug)! };
    }),
  };
}

function serviceOf(bySlug: ReadonlyMap<string, Service>, slug: string): Service {
  const service = bySlug.get(slug);
  if (!service) throw new Error(`There is no service "${slug}" for a bundle`);
  return service;
}

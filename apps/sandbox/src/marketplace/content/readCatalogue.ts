import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { Texts, type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import { seededRandom } from '../../random/seededRandom.ts';
import {
  type Catalogue,
  type Category,
  CategoryTexts,
  type Service,
  ServiceFacts,
  type ServiceTexts,
} from './Service.ts';

/** The audiences and plans of generated services; the words of an audience follow the name of the service. */
const Variants = v.strictObject({
  audiences: v.array(Texts),
  plans: v.array(v.strictObject({ name: Texts, sentence: Texts })),
});

type Variants = v.InferOutput<typeof Variants>;

/** The first number of a generated service. */
const firstMadeId = 1001;

/** The categories in the order of the catalogue. */
const categorySlugs = readData('catalogue/categories.json', v.array(v.string()));

/** The bundles in the order of the catalogue; the first four are those that old links name. */
const Bundles = v.array(
  v.strictObject({
    id: v.number(),
    slug: v.string(),
    services: v.array(v.string()),
    name: Texts,
    description: Texts,
  }),
);

/** Reads the catalogue. @param count the least number of services; missing ones are made from written ones */
export function readCatalogue(count = 0): Catalogue {
  const categories = multiply(categorySlugs.map(readCategory), count);
  const all = categories.flatMap(({ services }) => services);
  const bySlug = new Map(all.map((service) => [service.slug, service]));
  return {
    categories,
    bundles: readData('catalogue/bundles.json', Bundles).map(({ services, ...bundle }) => ({
      ...bundle,
      services: services.map((slug) => serviceOf(bySlug, slug)),
    })),
    services: new Map(all.map((service) => [service.id, service])),
    bySlug,
  };
}

function readCategory(slug: string, index: number): Category {
  const texts = new Map(
    wireLocales.map((locale) => [locale, readData(`services/${slug}/${locale}.json`, CategoryTexts)]),
  );
  const of = (locale: WireLocale) => texts.get(locale)!;
  const facts = readData(`services/${slug}/services.json`, v.array(ServiceFacts));
  return {
    id: index + 1,
    slug,
    texts: of,
    services: facts.map((service): Service => {
      for (const [locale, { services: written }] of texts) {
        if (!written.has(service.slug))
          throw new Error(`content/services/${slug}/${locale}.json: no ${service.slug}`);
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

/**
 * Fills the categories up to `count` services: each generated one is a written one for an audience and a plan
 * of `content/catalogue/variants.json`. The same count gives the same services.
 */
function multiply(written: readonly Category[], count: number): readonly Category[] {
  const sources = written.flatMap(({ services }) => services);
  const missing = count - sources.length;
  if (missing <= 0) return written;
  const random = seededRandom(count);
  const made = new Map<string, Service[]>();
  const variants = readData('catalogue/variants.json', Variants);
  const turns = variants.audiences.length * variants.plans.length;
  if (missing > sources.length * turns) throw new Error(`There are too few variants for ${count} services`);
  for (let index = 0; index < missing; index += 1) {
    const source = sources[index % sources.length]!;
    const turn = Math.floor(index / sources.length);
    const service = variant(source, variants, { id: firstMadeId + index, turn, luck: random() });
    made.set(source.category, [...(made.get(source.category) ?? []), service]);
  }
  return written.map((category) => ({
    ...category,
    services: [...category.services, ...(made.get(category.slug) ?? [])],
  }));
}

function variant(
  source: Service,
  { audiences, plans }: Variants,
  { id, turn, luck }: { id: number; turn: number; luck: number },
): Service {
  const audience = audiences[turn % audiences.length]!;
  const plan = plans[Math.floor(turn / audiences.length)]!;
  const texts = new Map<WireLocale, ServiceTexts>();
  return {
    ...source,
    id,
    slug: `${source.slug}-${id}`,
    ...(source.subscribers_requirement && {
      subscribers_requirement: source.subscribers_requirement * (1 + Math.floor(luck * 6)),
    }),
    texts: (locale) => {
      const known = texts.get(locale);
      if (known) return known;
      const base = source.texts(locale);
      const made = {
        ...base,
        name: `${base.name} ${audience[locale]}`,
        description: `${base.description} ${plan.sentence[locale]}`,
        info: plan.name[locale],
      };
      texts.set(locale, made);
      return made;
    },
  };
}

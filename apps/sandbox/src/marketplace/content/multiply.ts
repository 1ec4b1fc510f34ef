import { audiences, plans } from './vocabulary.ts';
import type { Category, CatalogueLocale, Service, ServiceTexts } from './Service.ts';

/** The first number of a generated service. */
const firstMadeId = 1001;

/** A series of pseudo-random numbers, the same at every start (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Fills the categories up to `count` services: each generated one is a written one for an audience and a plan
 * of the vocabulary. The same count gives the same services.
 */
export function multiply(written: readonly Category[], count: number): readonly Category[] {
  const sources = written.flatMap(({ services }) => services);
  const missing = count - sources.length;
  if (missing <= 0) return written;
  const random = randomFrom(count);
  const made = new Map<string, Service[]>();
  const turns = audiences.length * plans.length;
  if (missing > sources.length * turns) throw new Error(`The vocabulary is too small for ${count} services`);
  for (let index = 0; index < missing; index += 1) {
    const source = sources[index % sources.length]!;
    const turn = Math.floor(index / sources.length);
    const service = variant(source, firstMadeId + index, turn, random());
    made.set(source.category, [...(made.get(source.category) ?? []), service]);
  }
  return written.map((category) => ({
    ...category,
    services: [...category.services, ...(made.get(category.slug) ?? [])],
  }));
}

function variant(source: Service, id: number, turn: number, luck: number): Service {
  const audience = audiences[turn % audiences.length]!;
  const plan = plans[Math.floor(turn / audiences.length)]!;
  const texts = new Map<CatalogueLocale, ServiceTexts>();
  return {
    ...source,
    id,
    slug: `${source.slug}-${id}`,
    ...(source.subscribers !== undefined && { subscribers: source.subscribers * (1 + Math.floor(luck * 6)) }),
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

import { platforms } from '@my-air/api-client/contract';
import {
  affectedIndicators,
  Product,
  productAccessLevels,
  productActions,
} from '@my-air/marketplace/contract';
import * as v from 'valibot';

import type { Texts, WireLocale } from '../../content/wireLocales.ts';

const Words = v.array(v.string());
const MaybeText = v.optional(v.nullable(v.string()), null);

/** The properties of the contract that are made for each answer: texts, pictures, and what the partner did. */
const presented = [
  'name',
  'description',
  'info',
  'action_button_title',
  'icon_image',
  'horizontal_banner_image',
  'vertical_banner_image',
  'platform',
  'url',
  'is_pinned',
  'provisions',
] as const;

/** The facts about a service that are the same in all languages, by their names in the contract. */
export const ServiceFacts = v.strictObject({
  ...v.omit(Product, presented).entries,
  /** Kebab-case name, which its texts and its picture go by. */
  slug: v.string(),
  action: v.picklist(productActions),
  access: v.picklist(productAccessLevels),
  platforms: v.array(v.picklist(platforms)),
  affected_indicators: v.array(v.picklist(affectedIndicators)),
  /** Whether the service has a page beyond its card. */
  is_page_published: v.optional(v.boolean(), true),
  related: Words,
});

/** The texts of a service in one language. */
const ServiceTexts = v.strictObject({
  name: v.string(),
  description: v.string(),
  info: MaybeText,
  button: MaybeText,
  whatYouGet: Words,
  benefits: Words,
  about: v.optional(Words, []),
  steps: Words,
  questions: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
  outcome: MaybeText,
  recommendation: MaybeText,
});
export type ServiceTexts = v.InferOutput<typeof ServiceTexts>;

/** The texts of a category in one language, with those of its services by slug. */
export const CategoryTexts = v.strictObject({
  name: v.string(),
  queries: Words,
  keywords: Words,
  /** How the team of this category works; every service's page ends its content with it. */
  about: v.strictObject({ heading: v.string(), text: v.string() }),
  services: v.pipe(
    v.record(v.string(), ServiceTexts),
    v.transform((services) => new Map(Object.entries(services))),
  ),
});
type CategoryTexts = v.InferOutput<typeof CategoryTexts>;

/** A service of the catalogue. */
export interface Service extends Readonly<v.InferOutput<typeof ServiceFacts>> {
  /** The slug of its category. */
  readonly category: string;
  readonly texts: (locale: WireLocale) => ServiceTexts;
}

/** Services of one kind. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly services: readonly Service[];
  readonly texts: (locale: WireLocale) => CategoryTexts;
}

/** Services for one aim. */
export interface Bundle {
  readonly id: number;
  readonly slug: string;
  readonly services: readonly Service[];
  readonly name: Texts;
  readonly description: Texts;
}

/** All that is offered. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly bundles: readonly Bundle[];
  readonly services: ReadonlyMap<number, Service>;
  readonly bySlug: ReadonlyMap<string, Service>;
}

import type { AffectedIndicator, ProductAccess, ProductAction } from '@my-air/marketplace/contract';
import type { Platform } from '@my-air/api-client/contract';

/** The languages of the catalogue, as the wire writes them. */
export const catalogueLocales = ['en', 'ua', 'es', 'ru', 'pt'] as const;
export type CatalogueLocale = (typeof catalogueLocales)[number];

/** The facts about a service that are the same in all languages. */
export interface ServiceFacts {
  readonly id: number;
  /** Kebab-case name, which its texts and its picture go by. */
  readonly slug: string;
  readonly action: ProductAction;
  readonly access: ProductAccess;
  readonly platforms: readonly Platform[];
  readonly indicators: readonly AffectedIndicator[];
  /** How many subscribers a channel needs at least. */
  readonly subscribers?: number;
  /** The capability that access `capability` requires. */
  readonly capability?: string;
  /** The agreement that action `agreement` asks to accept. */
  readonly agreement?: string;
  /** Whether its card says all there is to say. */
  readonly isCardOnly?: true;
  readonly related: readonly string[];
}

/** The texts of a service in one language. */
export interface ServiceTexts {
  readonly name: string;
  readonly description: string;
  readonly info: string | null;
  readonly button: string | null;
  readonly whatYouGet: readonly string[];
  readonly benefits: readonly string[];
  readonly about: readonly string[];
  readonly steps: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly outcome: string | null;
  readonly recommendation: string | null;
}

/** The texts of a category in one language, with those of its services by slug. */
export interface CategoryTexts {
  readonly name: string;
  readonly queries: readonly string[];
  readonly keywords: readonly string[];
  /** How the team of this category works; every service's page ends its content with it. */
  readonly about: { readonly heading: string; readonly text: string };
  readonly services: ReadonlyMap<string, ServiceTexts>;
}

/** A service of the catalogue. */
export interface Service extends ServiceFacts {
  /** The slug of its category. */
  readonly category: string;
  readonly texts: (locale: CatalogueLocale) => ServiceTexts;
}

/** Services of one kind. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly services: readonly Service[];
  readonly texts: (locale: CatalogueLocale) => CategoryTexts;
}

/** Services for one aim. */
export interface Bundle {
  readonly id: number;
  readonly slug: string;
  readonly services: readonly Service[];
  readonly name: Readonly<Record<CatalogueLocale, string>>;
  readonly description: Readonly<Record<CatalogueLocale, string>>;
}

/** All that is offered. */
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly bundles: readonly Bundle[];
  readonly services: ReadonlyMap<number, Service>;
  readonly bySlug: ReadonlyMap<string, Service>;
}

import type { WireLocale } from '../help/helpLocales.ts';

/** A category of news, as `categories.json` has it. */
export interface NewsCategory {
  /** The same in every language. */
  readonly id: string;
  readonly name: Readonly<Record<WireLocale, string>>;
}

/** A piece of news in one language. */
export interface NewsText {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly html: string;
  /** How long it takes to read, in whole minutes. */
  readonly minutes: number;
}

/** A piece of news with all its texts. */
export interface NewsItem {
  readonly id: number;
  readonly category: string;
  readonly published: Date;
  readonly texts: Readonly<Partial<Record<WireLocale, NewsText>>> & { readonly en: NewsText };
}

/** All news, the latest first. */
export interface NewsContent {
  readonly categories: readonly NewsCategory[];
  readonly items: readonly NewsItem[];
}

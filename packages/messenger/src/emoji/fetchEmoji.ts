import type { Locale } from '@my-air/i18n';

/** One emoji with its name and other search terms, in the reader's language. */
export interface EmojiEntry {
  readonly symbol: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The number of its group; flags are the last one. */
  readonly group: number;
}

/** An entry of the data set. */
interface CompactEmoji {
  unicode: string;
  label: string;
  tags?: readonly string[];
  group?: number;
  order?: number;
}

const files = {
  en: () => import('emojibase-data/en/compact.json'),
  uk: () => import('emojibase-data/uk/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  ru: () => import('emojibase-data/ru/compact.json'),
  pt: () => import('emojibase-data/pt/compact.json'),
} satisfies Partial<Record<Locale, () => Promise<unknown>>>;

/** The group of components, such as skin tones, which are not emoji by themselves. */
const components = 2;

/** Loads all emoji in one language, from the portal's own files only. */
export async function fetchEmoji(locale: Locale): Promise<readonly EmojiEntry[]> {
  const load = locale in files ? files[locale as keyof typeof files] : files.en;
  const { default: entries } = (await load()) as { default: readonly CompactEmoji[] };
  return entries
    .filter(({ group }) => group !== undefined && group !== components)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ unicode, label, tags = [], group }) => ({ symbol: unicode, name: label, tags, group: group! }));
}

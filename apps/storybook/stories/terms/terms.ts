import rows from './terms.json' with { type: 'json' };

/** The languages of the product besides English. */
export const termLanguages = ['uk', 'es', 'ru', 'pt'] as const;
export type TermLanguage = (typeof termLanguages)[number];

/** A noun or a verb of the product, in the form of a dictionary. */
export interface Term extends Record<TermLanguage, string> {
  kind: 'noun' | 'verb';
  en: string;
  /** What the product means by it. */
  meaning: string;
  /** Words that are not written for it. */
  not?: string;
}

/** The words of the product, in the order of the English ones, nouns first. */
export const terms = rows as readonly Term[];

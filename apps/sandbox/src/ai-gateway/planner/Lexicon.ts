import {
  catalogueLocales,
  type Catalogue,
  type CatalogueLocale,
  type Category,
} from '../../marketplace/content/Service.ts';
import { stemOf, tellingWords } from './words.ts';

/** A category that a question is about, the more so the higher the score. */
export interface Topic {
  readonly category: Category;
  readonly score: number;
}

/** What the planner knows of the catalogue's words, in all languages at once. */
export interface Lexicon {
  /** What a question is about, the likeliest first; nothing when it is about something else. */
  topicsOf(question: string): readonly Topic[];
  /** The names of all areas. */
  areas(locale: CatalogueLocale): readonly string[];
}

/** How much a word says about a category, by where it stands. */
const weights = { keyword: 3, name: 2, service: 2, query: 1 } as const;
/** A word that stands in more categories than this tells none of them. */
const mostCategories = 3;

/** Gathers the words of the written services. */
export function createLexicon({ categories }: Catalogue): Lexicon {
  const known = new Map<string, Map<Category, number>>();
  const learn = (category: Category, text: string, weight: number) => {
    for (const word of tellingWords(text)) {
      const places = known.get(stemOf(word)) ?? new Map<Category, number>();
      places.set(category, Math.max(places.get(category) ?? 0, weight));
      known.set(stemOf(word), places);
    }
  };
  for (const category of categories) {
    for (const locale of catalogueLocales) {
      const texts = category.texts(locale);
      learn(category, texts.name, weights.name);
      for (const keyword of texts.keywords) learn(category, keyword, weights.keyword);
      for (const query of texts.queries) learn(category, query, weights.query);
      for (const { name } of texts.services.values()) learn(category, name, weights.service);
    }
  }
  return {
    areas: (locale) => categories.map((category) => category.texts(locale).name),
    topicsOf: (question) => {
      const scores = new Map<Category, number>();
      let strongest = 0;
      for (const stem of new Set(tellingWords(question).map(stemOf))) {
        const places = known.get(stem);
        if (!places || places.size > mostCategories) continue;
        for (const [category, weight] of places) {
          strongest = Math.max(strongest, weight);
          scores.set(category, (scores.get(category) ?? 0) + weight);
        }
      }
      // Words of whole questions are common ones: alone they do not make a topic.
      if (strongest <= weights.query) return [];
      return [...scores]
        .map(([category, score]) => ({ category, score }))
        .filter(({ score }) => score > weights.query)
        .sort((one, other) => other.score - one.score || one.category.id - other.category.id);
    },
  };
}

import {
  catalogueLocales,
  type Catalogue,
  type CatalogueLocale,
  type Category,
  type ServiceTexts,
} from '../../marketplace/content/Service.ts';
import { everyday } from './everyday.ts';
import { Vocabulary } from './Vocabulary.ts';
import { fold, stemOf, tellingWords, wordsOf } from './words.ts';

/** A service that a text asks for, the more so the higher the score. */
export interface Candidate {
  readonly slug: string;
  readonly category: Category;
  readonly score: number;
}

/** What the planner knows of the catalogue's words and of everyday ones, in all languages at once. */
export interface Lexicon {
  /** The services that a text asks for, the likeliest first; none when it is about something else. */
  candidatesFor(text: string): readonly Candidate[];
  /** The names of all areas. */
  areas(locale: CatalogueLocale): readonly string[];
}

/** How much a word of the catalogue says about a service, by where it is written. */
const weights = { name: 3, keyword: 1.5, description: 0.7, query: 0.5, page: 0.4 } as const;
/** From this score on, words that say little one by one make a service one that is asked for. */
const enough = 1.5;
/** A word that is written in more categories than this tells none of them. */
const mostCategories = 3;
/** An everyday phrase of one word, each further word of it, each further phrase that fits, and each typing error. */
export const phraseWeights = { first: 4, word: 2, further: 1, misspelt: -1 } as const;

interface Learnt {
  /** How much a word says about each service. */
  readonly services: Map<string, number>;
  readonly categories: Set<Category>;
}

/** Gathers the words of the written services. */
export function createLexicon({ categories }: Catalogue): Lexicon {
  const vocabulary = new Vocabulary();
  const learnt = new Map<string, Learnt>();
  const categoryOf = new Map<string, Category>();
  /** The services of the category whose question it is, by its words. */
  const queries = new Map<string, readonly string[]>();

  function learn(category: Category, slugs: Iterable<string>, text: string, weight: number) {
    for (const word of tellingWords(text)) {
      const stem = stemOf(word);
      vocabulary.add(stem, fold(word));
      const entry = learnt.get(stem) ?? { services: new Map(), categories: new Set() };
      learnt.set(stem, entry);
      entry.categories.add(category);
      for (const slug of slugs) entry.services.set(slug, Math.max(entry.services.get(slug) ?? 0, weight));
    }
  }

  for (const category of categories) {
    for (const locale of catalogueLocales) {
      const texts = category.texts(locale);
      const all = [...texts.services.keys()];
      for (const slug of all) categoryOf.set(slug, category);
      for (const text of [texts.name, ...texts.keywords]) learn(category, all, text, weights.keyword);
      for (const query of texts.queries) {
        learn(category, all, query, weights.query);
        queries.set(wordsOf(query).join(' '), all);
      }
      for (const [slug, service] of texts.services) {
        learn(category, [slug], service.name, weights.name);
        learn(category, [slug], service.description, weights.description);
        for (const text of pageOf(service)) learn(category, [slug], text, weights.page);
      }
    }
  }
  const phrases = Object.entries(everyday)
    .filter(([slug]) => categoryOf.has(slug))
    .flatMap(([slug, list]) => list.split(',').map((phrase) => ({ slug, words: wordsOf(phrase) })));
  for (const { words } of phrases) for (const word of words) vocabulary.add(word);

  return {
    areas: (locale) => categories.map((category) => category.texts(locale).name),
    candidatesFor: (text) => {
      const recognised = vocabulary.recognise(wordsOf(text));
      const telling = vocabulary.recognise(tellingWords(text).map(fold));
      const scores = new Map<string, number>();
      const strong = new Set<string>();
      for (const [word, match] of telling) {
        const entry = learnt.get(word);
        if (!entry || entry.categories.size > mostCategories) continue;
        for (const [slug, weight] of entry.services) {
          scores.set(slug, (scores.get(slug) ?? 0) + (match === 'exact' ? weight : weight / 2));
          if (weight >= weights.keyword) strong.add(slug);
        }
      }
      for (const slug of queries.get(wordsOf(text).join(' ')) ?? []) {
        scores.set(slug, (scores.get(slug) ?? 0) + phraseWeights.first);
      }
      const said = new Map<string, number>();
      for (const { slug, words } of phrases) {
        if (!words.every((word) => recognised.has(word))) continue;
        const misspelt = words.filter((word) => recognised.get(word) === 'misspelt').length;
        const score =
          phraseWeights.first + phraseWeights.word * (words.length - 1) + phraseWeights.misspelt * misspelt;
        const before = said.get(slug);
        said.set(slug, before === undefined ? score : Math.max(before, score) + phraseWeights.further);
        strong.add(slug);
      }
      for (const [slug, score] of said) scores.set(slug, (scores.get(slug) ?? 0) + score);
      return [...scores]
        .filter(([slug, score]) => strong.has(slug) || score >= enough)
        .map(([slug, score]) => ({ slug, score, category: categoryOf.get(slug)! }))
        .sort((one, other) => other.score - one.score);
    },
  };
}

/** What the page of a service says beside its name and description. */
function pageOf({
  whatYouGet,
  benefits,
  questions,
  outcome,
  recommendation,
}: ServiceTexts): readonly string[] {
  const asked = questions.map(({ question }) => question);
  return [...whatYouGet, ...benefits, ...asked, outcome ?? '', recommendation ?? ''];
}

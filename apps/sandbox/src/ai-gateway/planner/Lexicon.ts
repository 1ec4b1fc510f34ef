import {
  catalogueLocales,
  type Catalogue,
  type CatalogueLocale,
  type Category,
  type ServiceTexts,
} from '../../marketplace/content/Service.ts';
import { Combinations } from './Combinations.ts';
import { everyday } from './everyday.ts';
import { Tally } from './Tally.ts';
import { Vocabulary } from './Vocabulary.ts';
import { fold, stemOf, tellingWords, wordsOf } from './words.ts';

/** A service that a text asks for, the more so the higher the score. */
export interface Candidate {
  readonly slug: string;
  readonly category: Category;
  readonly score: number;
  /** The words of the text that speak for it, folded. */
  readonly words: ReadonlySet<string>;
}

/** What the planner knows of the catalogue's words and of everyday ones, in all languages at once. */
export interface Lexicon {
  /** The services that a text asks for, the likeliest first; none when it is about something else. */
  candidatesFor(text: string): readonly Candidate[];
  /** Whether a text speaks of something that services are about, however vaguely. */
  isFamiliar(text: string): boolean;
  /** The names of all areas. */
  areas(locale: CatalogueLocale): readonly string[];
}

/** How much a word of the catalogue says about a service, by where it is written. */
const weights = { name: 3, keyword: 1.5, description: 0.7, query: 0.5, page: 0.4 } as const;
/** From this score on, words that say little one by one make a service one that is asked for. */
const enough = 1.5;
/** A word that is written in more categories than this tells none of them. */
const mostCategories = 3;
/** An everyday phrase of one word, each further word of it, an idea alone, each further one, and each typing error. */
export const phraseWeights = { first: 4, word: 2, alone: 2, idea: 1, misspelt: -1 } as const;

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
  // Apart from the catalogue's: the stem of a word must not hide that it may be a phrase's word with a typing error.
  const phraseWords = new Vocabulary();
  for (const { words } of phrases) for (const word of words) phraseWords.add(word);
  const combinations = new Combinations();

  return {
    areas: (locale) => categories.map((category) => category.texts(locale).name),
    isFamiliar: (text) => combinations.touches(wordsOf(text)),
    candidatesFor: (text) => {
      const all = wordsOf(text);
      const recognised = phraseWords.recognise(all);
      const telling = vocabulary.recognise(tellingWords(text).map(fold));
      const tally = new Tally();
      for (const [word, { match, words }] of telling) {
        const entry = learnt.get(word);
        if (!entry || entry.categories.size > mostCategories) continue;
        for (const [slug, weight] of entry.services) {
          tally.add(slug, match === 'exact' ? weight : weight / 2, words);
          if (weight >= weights.keyword) tally.ask(slug);
        }
      }
      for (const slug of queries.get(all.join(' ')) ?? []) tally.add(slug, phraseWeights.first, all);
      for (const { slug, words } of phrases) {
        const found = words.flatMap((word) => recognised.get(word) ?? []);
        if (found.length < words.length) continue;
        const misspelt = found.filter(({ match }) => match === 'misspelt').length;
        const score =
          phraseWeights.first + phraseWeights.word * (words.length - 1) + phraseWeights.misspelt * misspelt;
        tally.say(
          slug,
          score,
          found.flatMap((one) => one.words),
        );
      }
      for (const { services, words } of combinations.in(all)) {
        const further = words.length - 1;
        const score =
          further === 0 ? phraseWeights.alone : phraseWeights.first + phraseWeights.idea * further;
        for (const slug of services.filter((name) => categoryOf.has(name))) tally.say(slug, score, words);
      }
      return tally
        .scores()
        .filter(({ score, isAsked }) => isAsked || score >= enough)
        .map(({ slug, score, words }) => ({ slug, score, words, category: categoryOf.get(slug)! }))
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

import { foldText } from '@my-air/i18n/plain';

import { type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { ArticleContent } from '../../help/content/HelpContent.ts';
import { readContent } from '../../help/content/readContent.ts';
import { type Catalogue, type Category, type ServiceTexts } from '../../marketplace/content/Service.ts';
import { Combinations } from './Combinations.ts';
import { phrases } from './plannerContent.ts';
import { type Match, TextIndex } from './TextIndex.ts';
import { contentWords, wordsOf } from './words.ts';

/** The topics of the help centre about the portal itself; the others are about what services do as well. */
const portalTopics = ['getting-started', 'channels', 'account'];

/** A service that a text asks for, the more so the higher the score. */
export interface Candidate {
  readonly slug: string;
  readonly category: Category;
  readonly score: number;
  /** How much of what the text says speaks for it, from 0 to 1. */
  readonly coverage: number;
  /** The words of the text that speak for it, folded. */
  readonly words: ReadonlySet<string>;
}

/** An article of the help centre that answers a text. */
export interface FoundArticle {
  readonly titles: Readonly<Record<WireLocale, string>>;
  readonly score: number;
  readonly coverage: number;
}

/** The searchable words of the catalogue, the help centre and everyday language, in all five languages. */
export interface Lexicon {
  /** The services that a text asks for, the likeliest first; none when it is about something else. */
  candidatesFor(text: string): readonly Candidate[];
  /** The article on the portal itself that answers a text best. */
  articleFor(text: string): FoundArticle | undefined;
  /** The texts of a service in a language. */
  textsOf(id: number, locale: WireLocale): ServiceTexts | undefined;
  readonly categories: readonly Category[];
  /** The names of all areas. */
  areas(locale: WireLocale): readonly string[];
}

/** How much a text says about a service, by where it is written. */
const weights = {
  name: 1.5,
  phrase: 1.5,
  title: 1.5,
  heading: 1,
  description: 1,
  page: 0.25,
  category: 0.6,
} as const;
/** The scores of ideas that are found together: one alone, two, and each further one. */
const ideaWeights = { alone: 0.8, two: 2.2, further: 0.4 } as const;
/** The share that the lower of two scores adds to the higher one. */
const beside = 0.25;
/** Below this score a text has a word in common with a service, and no more. */
const least = 0.2;
/** From this score on a service is plainly asked for. */
export const plain = 0.9;

/** Indexes the written services, and the articles about the portal itself. */
export function createLexicon(
  { categories, services: all }: Catalogue,
  articles: readonly ArticleContent[] = [],
): Lexicon {
  const services = new TextIndex();
  const help = new TextIndex();
  const categoryOf = new Map<string, Category>();

  for (const category of categories) {
    for (const locale of wireLocales) {
      const texts = category.texts(locale);
      const slugs = [...texts.services.keys()];
      for (const slug of slugs) categoryOf.set(slug, category);
      for (const text of [texts.name, ...texts.keywords, ...texts.queries]) {
        services.add(text, weights.category, category.slug, slugs);
      }
      for (const [slug, service] of texts.services) {
        services.add(service.name, weights.name, slug);
        services.add(service.description, weights.description, slug);
        for (const text of pageOf(service)) services.add(text, weights.page, slug);
      }
    }
  }
  for (const [slug, own] of Object.entries(phrases)) {
    if (!categoryOf.has(slug)) continue;
    for (const phrase of own) services.addPhrase(phrase, weights.phrase, slug);
  }
  for (const { id, texts } of articles) {
    for (const text of Object.values(texts)) {
      for (const name of [text.title, ...text.keywords.split(',')]) {
        help.add(name, weights.title, String(id));
      }
      help.add(text.description, weights.description, String(id));
      for (const [, heading = ''] of text.markdown.matchAll(/^## (.+)$/gm)) {
        help.add(heading, weights.heading, String(id));
      }
    }
  }
  const combinations = new Combinations();

  /** How much of what a text says these words are. */
  function coverageOf(text: string, index: TextIndex, words: ReadonlySet<string>): number {
    const all = new Set([...contentWords(text).map(foldText), ...words]);
    let whole = 0;
    let covered = 0;
    for (const word of all) {
      const weight = index.weightOf(word);
      whole += weight;
      if (words.has(word)) covered += weight;
    }
    return whole === 0 ? 0 : covered / whole;
  }

  return {
    categories,
    textsOf: (id, locale) => all.get(id)?.texts(locale),
    areas: (locale) => categories.map((category) => category.texts(locale).name),
    articleFor: (text) => {
      const [best] = help.search(text);
      const texts = articles.find(({ id }) => String(id) === best?.key)?.texts;
      if (!best || !texts) return undefined;
      const titles = Object.fromEntries(
        wireLocales.map((locale) => [locale, (texts[locale] ?? texts.en).title]),
      ) as Record<WireLocale, string>;
      return { titles, score: best.score, coverage: coverageOf(text, help, best.words) };
    },
    candidatesFor: (text) => {
      const found = new Map<string, Match>(services.search(text).map((match) => [match.key, match]));
      const brought = combinations.in(wordsOf(text)).flatMap(({ services: slugs, words }) => {
        const { alone, two, further } = ideaWeights;
        const score = words.length === 1 ? alone : two + further * (words.length - 2);
        return slugs.map((slug) => ({ key: slug, score, words: new Set(words) }));
      });
      for (const { key, score, words } of brought) {
        const before = found.get(key);
        found.set(key, {
          key,
          score: Math.max(score, before?.score ?? 0) + beside * Math.min(score, before?.score ?? 0),
          words: new Set([...words, ...(before?.words ?? [])]),
        });
      }
      return [...found.values()]
        .flatMap(({ key: slug, score, words }) => {
          const category = categoryOf.get(slug);
          if (!category || score < least) return [];
          return [{ slug, category, score, words, coverage: coverageOf(text, services, words) }];
        })
        .sort((a, b) => b.score - a.score);
    },
  };
}

/** The text on the page of a service beside its name and description. */
function pageOf(service: ServiceTexts): readonly string[] {
  const { whatYouGet, benefits, questions, outcome, recommendation } = service;
  const asked = questions.map(({ question }) => question);
  return [...whatYouGet, ...benefits, ...asked, outcome ?? '', recommendation ?? ''];
}

/** Reads what the planner knows: the catalogue, and the articles about the portal. */
export async function readLexicon(catalogue: Catalogue): Promise<Lexicon> {
  const { topics, articles } = (await readContent()).parse();
  const ids = new Set(topics.flatMap(({ id, folder }) => (portalTopics.includes(folder) ? [id] : [])));
  return createLexicon(
    catalogue,
    articles.filter(({ topicId }) => ids.has(topicId)),
  );
}

import { foldText } from '@my-air/i18n/plain';

import { beginningsOf, Spellings } from './Spellings.ts';
import { isEmpty, stemsOf, contentWords, wordsOf } from './words.ts';

/** How well something of the index answers a text. */
export interface Match {
  readonly key: string;
  readonly score: number;
  /** The words of the text that speak for it, folded. */
  readonly words: ReadonlySet<string>;
}

interface IndexedText {
  /** The keys that a match of this text counts for. */
  readonly keys: readonly string[];
  /** The group of texts that counts once when the rarity of a word is computed. */
  readonly group: string;
  readonly weight: number;
  /** How much of it a question has to say, from 0 to 1, so that it counts at all. */
  readonly leastPart: number;
  readonly terms: readonly string[];
}

/** A word of a text that a question says. */
interface Occurrence {
  readonly term: string;
  quality: number;
  readonly word: string;
}

/** A word of a question as found in the index. */
interface Known {
  readonly terms: readonly string[];
  readonly quality: number;
}

/** A word with a typing error says less than one that is spelt right. */
const misspelt = 0.85;
/** The rarity of a word without meaning of its own in a phrase, such as those of "what to say". */
const emptyRarity = 0.15;
/** How much of a phrase a question has to say. */
const phrasePart = 0.6;
/** The share of their score that the second and the third best text of a key add to that of the best. */
const further = 0.25;

/**
 * Finds what texts speak for by the words of a question. Words count by how rare they are, forms of one word are one
 * word, and a text counts the more, the more of it the question says: a short one that is said in full outweighs a page.
 */
export class TextIndex {
  /** The texts that have a stem or a beginning, and the word of the text that it is of. */
  readonly #places = new Map<string, { text: IndexedText; term: string }[]>();
  readonly #rarities = new Map<string, number>();
  readonly #groups = new Map<string, Set<string>>();
  /** The terms of each word as it is spelt. */
  readonly #terms = new Map<string, Set<string>>();
  readonly #spellings = new Spellings();

  /** Adds a text as it is read. */
  add(text: string, weight: number, group: string, keys: readonly string[] = [group]): void {
    const words = [...new Set(contentWords(text).map(foldText))];
    for (const word of words) this.#spell(word, stemsOf(word));
    this.#put({ keys, group, weight, leastPart: 0, terms: [...new Set(words.map(termOf))] });
  }

  /** Adds a phrase whose words are beginnings of words, small ones included. */
  addPhrase(text: string, weight: number, key: string): void {
    const words = [...new Set(wordsOf(text))];
    for (const word of words) this.#spell(word, [beginning(word)]);
    this.#put({ keys: [key], group: key, weight, leastPart: phrasePart, terms: words.map(beginning) });
  }

  /** How much a word says: 0 when it is written everywhere, 1 when it is written nowhere. */
  weightOf(word: string): number {
    const { terms } = this.#lookUp(word);
    return terms.length === 0 ? 1 : Math.min(...terms.map((term) => this.#rarity(term)));
  }

  /** The keys that a text asks for, the best match first. */
  search(text: string): readonly Match[] {
    const occurrences = new Map<IndexedText, Occurrence[]>();
    for (const word of new Set(wordsOf(text))) {
      const { terms, quality } = this.#lookUp(word);
      for (const term of terms) {
        for (const { text: indexed, term: known } of this.#places.get(term) ?? []) {
          const matched = occurrences.get(indexed) ?? [];
          occurrences.set(indexed, matched);
          const same = matched.find((one) => one.term === known);
          if (same) same.quality = Math.max(same.quality, quality);
          else matched.push({ term: known, quality, word });
        }
      }
    }
    const found = new Map<string, { scores: number[]; words: Set<string> }>();
    for (const [{ keys, weight, leastPart, terms }, matched] of occurrences) {
      const whole = terms.reduce((sum, term) => sum + this.#rarity(term), 0);
      let part = 0;
      for (const { term, quality } of matched) part += quality * this.#rarity(term);
      if (part < leastPart * whole) continue;
      const score = (weight * part * part) / whole;
      for (const key of keys) {
        const entry = found.get(key) ?? { scores: [], words: new Set<string>() };
        found.set(key, entry);
        entry.scores.push(score);
        if (score >= telling) for (const { word } of matched) entry.words.add(word);
      }
    }
    return [...found]
      .map(([key, { scores, words }]) => {
        const [first = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
        return { key, score: first + further * (second + third), words };
      })
      .sort((a, b) => b.score - a.score);
  }

  #put(text: IndexedText): void {
    if (text.terms.length === 0) return;
    this.#rarities.clear();
    for (const term of text.terms) {
      for (const stem of term.split(' ')) {
        this.#places
          .set(stem, this.#places.get(stem) ?? [])
          .get(stem)!
          .push({ text, term });
        this.#groups
          .set(stem, this.#groups.get(stem) ?? new Set())
          .get(stem)!
          .add(text.group);
      }
    }
  }

  #spell(word: string, terms: readonly string[]): void {
    this.#spellings.add(word);
    this.#terms.set(word, new Set([...(this.#terms.get(word) ?? []), ...terms]));
  }

  /** How rare a term is, from 0 to 1; of several stems of a word, the commonest one counts. */
  #rarity(term: string): number {
    if (term.endsWith('-') && isEmpty(term.slice(0, -1))) return emptyRarity;
    const known = this.#rarities.get(term);
    if (known !== undefined) return known;
    const count = Math.max(...term.split(' ').map((stem) => this.#groups.get(stem)?.size ?? 0));
    const rarity = count === 0 ? 1 : Math.log(1 + usual / count) / Math.log(1 + usual);
    this.#rarities.set(term, rarity);
    return rarity;
  }

  #lookUp(word: string): Known {
    const terms = [...stemsOf(word), ...beginningsOf(word).map(beginning)];
    const exact = terms.filter((term) => this.#places.has(term));
    if (exact.length > 0) return { terms: exact, quality: 1 };
    const near = this.#spellings.near(word).flatMap((known) => [...(this.#terms.get(known) ?? [])]);
    return { terms: [...new Set(near)], quality: misspelt };
  }
}

/** From this score on, the words that a text has in common with a question are worth naming. */
const telling = 0.1;
/** About how many groups there are: a word of as many is written everywhere. */
const usual = 60;

/** A word as a term: its stems, as one text. */
function termOf(word: string): string {
  return stemsOf(word).join(' ');
}

/** The term of the beginning of a word. */
function beginning(word: string): string {
  return `${word}-`;
}

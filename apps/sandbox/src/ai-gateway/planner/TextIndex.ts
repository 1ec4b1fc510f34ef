import { isMisspelling } from './matchWord.ts';
import { stemsOf } from './stems.ts';
import { Vocabulary } from './Vocabulary.ts';
import { fold, isEmpty, tellingWords, wordsOf } from './words.ts';

/** How well something of the index answers a text. */
export interface Match {
  readonly key: string;
  readonly score: number;
  /** The words of the text that speak for it, folded. */
  readonly words: ReadonlySet<string>;
}

interface IndexedText {
  /** What it speaks for; a text may speak for several. */
  readonly keys: readonly string[];
  /** What is counted as one when it is counted how rare a word is. */
  readonly group: string;
  readonly weight: number;
  /** How much of it a question has to say, from 0 to 1, so that it counts at all. */
  readonly leastPart: number;
  readonly terms: readonly string[];
}

/** What a word of a question is in the index. */
interface Known {
  readonly terms: readonly string[];
  readonly quality: number;
}

/** A word with a typing error says less than one that is spelt right. */
const misspelt = 0.85;
/** What a word that says nothing by itself counts in a phrase, such as "what to say". */
const emptyRarity = 0.15;
/** How much of a phrase a question has to say. */
const phrasePart = 0.6;
/** What the second and the third best text of something add to the best one. */
const further = 0.25;
/** How many words are remembered with what they are in the index. */
const mostCached = 5_000;
const unknown: Known = { terms: [], quality: 0 };

/**
 * Finds what texts speak for by the words of a question. Words count by how rare they are, forms of one word are one
 * word, and a text counts the more, the more of it the question says: a short one that is said in full outweighs a page.
 */
export class TextIndex {
  readonly #texts: IndexedText[] = [];
  /** Where a stem or a beginning stands: in which text, and for which of its words. */
  readonly #places = new Map<string, { place: number; term: string }[]>();
  readonly #groups = new Map<string, Set<string>>();
  readonly #beginnings = new Vocabulary();
  readonly #spellings = new Map<string, Map<string, readonly string[]>>();
  readonly #looked = new Map<string, Known>();

  /** Adds a text as it is read. */
  add(text: string, weight: number, group: string, keys: readonly string[] = [group]): void {
    for (const word of new Set(tellingWords(text).map(fold))) this.#spell(word, stemsOf(word));
    this.#put({ keys, group, weight, leastPart: 0, terms: [...new Set(tellingWords(text).map(termOf))] });
  }

  /** Adds a phrase whose words are beginnings of words, small ones included. */
  addPhrase(text: string, weight: number, key: string): void {
    const words = [...new Set(wordsOf(text))];
    for (const word of words) {
      this.#beginnings.add(word);
      this.#spell(word, [beginning(word)]);
    }
    this.#put({ keys: [key], group: key, weight, leastPart: phrasePart, terms: words.map(beginning) });
  }

  /** How much a word says: 0 when it is written everywhere, 1 when it is written nowhere. */
  weightOf(word: string): number {
    const { terms } = this.#lookUp(word);
    return terms.length === 0 ? 1 : Math.min(...terms.map((term) => this.#rarity(term)));
  }

  /** What a text asks for, the best first. */
  search(text: string): readonly Match[] {
    const said = new Map<number, Map<string, { quality: number; word: string }>>();
    for (const word of new Set(wordsOf(text))) {
      const { terms, quality } = this.#lookUp(word);
      for (const term of terms) {
        for (const { place, term: own } of this.#places.get(term) ?? []) {
          const met = said.get(place) ?? new Map<string, { quality: number; word: string }>();
          said.set(place, met);
          if ((met.get(own)?.quality ?? 0) < quality) met.set(own, { quality, word });
        }
      }
    }
    const found = new Map<string, { scores: number[]; words: Set<string> }>();
    for (const [place, met] of said) {
      const { keys, weight, terms, leastPart } = this.#texts[place]!;
      const whole = terms.reduce((sum, term) => sum + this.#rarity(term), 0);
      let part = 0;
      for (const [term, { quality }] of met) part += quality * this.#rarity(term);
      if (part < leastPart * whole) continue;
      const score = (weight * part * part) / whole;
      for (const key of keys) {
        const entry = found.get(key) ?? { scores: [], words: new Set<string>() };
        found.set(key, entry);
        entry.scores.push(score);
        if (score >= telling) for (const { word } of met.values()) entry.words.add(word);
      }
    }
    return [...found]
      .map(([key, { scores, words }]) => {
        const [first = 0, second = 0, third = 0] = scores.sort((one, other) => other - one);
        return { key, score: first + further * (second + third), words };
      })
      .sort((one, other) => other.score - one.score);
  }

  #put(text: IndexedText): void {
    if (text.terms.length === 0) return;
    this.#looked.clear();
    for (const term of text.terms) {
      for (const stem of term.split(' ')) {
        const places = this.#places.get(stem) ?? [];
        this.#places.set(stem, places);
        places.push({ place: this.#texts.length, term });
        const groups = this.#groups.get(stem) ?? new Set();
        this.#groups.set(stem, groups);
        groups.add(text.group);
      }
    }
    this.#texts.push(text);
  }

  #spell(word: string, terms: readonly string[]): void {
    const letter = word[0] ?? '';
    const list = this.#spellings.get(letter) ?? new Map<string, readonly string[]>();
    this.#spellings.set(letter, list);
    list.set(word, [...new Set([...(list.get(word) ?? []), ...terms])]);
  }

  /** How rare a term is, from 0 to 1; of several stems of a word, the commonest one counts. */
  #rarity(term: string): number {
    if (term.endsWith('-') && isEmpty(term.slice(0, -1))) return emptyRarity;
    const most = Math.max(...term.split(' ').map((stem) => this.#groups.get(stem)?.size ?? 0));
    return most === 0 ? 1 : Math.log(1 + usual / most) / Math.log(1 + usual);
  }

  #lookUp(word: string): Known {
    const cached = this.#looked.get(word);
    if (cached) return cached;
    const exact = [
      ...stemsOf(word).filter((stem) => this.#places.has(stem)),
      ...[...this.#beginnings.recognise([word])].flatMap(([known, { match }]) =>
        match === 'exact' ? [beginning(known)] : [],
      ),
    ];
    const known: Known = exact.length > 0 ? { terms: exact, quality: 1 } : this.#misspelt(word);
    if (this.#looked.size >= mostCached) this.#looked.clear();
    this.#looked.set(word, known);
    return known;
  }

  #misspelt(word: string): Known {
    const near = [...(this.#spellings.get(word[0] ?? '') ?? [])].filter(([spelling]) =>
      isMisspelling(spelling, word),
    );
    return near.length === 0
      ? unknown
      : { terms: [...new Set(near.flatMap(([, terms]) => terms))], quality: misspelt };
  }
}

/** From this score on, the words that a text has in common with a question are worth naming. */
const telling = 0.1;
/** How many groups there are, about: a word of as many is written everywhere. */
const usual = 60;

/** A word as a term: its stems, as one text. */
function termOf(word: string): string {
  return stemsOf(word).join(' ');
}

/** The term of the beginning of a word. */
function beginning(word: string): string {
  return `${word}-`;
}

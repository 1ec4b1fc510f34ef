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
interface Said {
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
/** How many words are cached with what they are in the index. */
const mostCached = 5_000;
const unknown: Known = { terms: [], quality: 0 };

/**
 * Finds what texts speak for by the words of a question. Words count by how rare they are, forms of one word are one
 * word, and a text counts the more, the more of it the question says: a short one that is said in full outweighs a page.
 */
export class TextIndex {
  readonly #texts: IndexedText[] = [];
  /** Where a stem or a beginning is: the number of the text, times `mostTerms`, and of the word in it. */
  readonly #places = new Map<string, number[]>();
  readonly #rarities = new Map<string, number>();
  readonly #wholes = new Map<number, number>();
  readonly #groups = new Map<string, Set<string>>();
  readonly #beginnings = new Vocabulary();
  readonly #spellings = new Map<string, Map<string, readonly string[]>>();
  readonly #looked = new Map<string, Known>();

  /** Adds a text as it is read. */
  add(text: string, weight: number, group: string, keys: readonly string[] = [group]): void {
    const words = [...new Set(tellingWords(text).map(fold))];
    for (const word of words) this.#spell(word, stemsOf(word));
    this.#put({ keys, group, weight, leastPart: 0, terms: [...new Set(words.map(termOf))] });
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

  /** The keys that a text asks for, the best match first. */
  search(text: string): readonly Match[] {
    const said = new Map<number, Said[]>();
    for (const word of new Set(wordsOf(text))) {
      const { terms, quality } = this.#lookUp(word);
      for (const term of terms) {
        for (const posting of this.#places.get(term) ?? []) {
          const place = Math.floor(posting / mostTerms);
          const own = this.#texts[place]!.terms[posting % mostTerms]!;
          const met = said.get(place);
          const same = met?.find((one) => one.term === own);
          if (same) same.quality = Math.max(same.quality, quality);
          else if (met) met.push({ term: own, quality, word });
          else said.set(place, [{ term: own, quality, word }]);
        }
      }
    }
    const found = new Map<string, { scores: number[]; words: Set<string> }>();
    for (const [place, met] of said) {
      const { keys, weight, leastPart } = this.#texts[place]!;
      const whole = this.#wholeOf(place);
      let part = 0;
      for (const { term, quality } of met) part += quality * this.#rarity(term);
      if (part < leastPart * whole) continue;
      const score = (weight * part * part) / whole;
      for (const key of keys) {
        const entry = found.get(key) ?? { scores: [], words: new Set<string>() };
        found.set(key, entry);
        entry.scores.push(score);
        if (score >= telling) for (const { word } of met) entry.words.add(word);
      }
    }
    return [...found]
      .map(([key, { scores, words }]) => {
        const [first = 0, second = 0, third = 0] = scores.sort((one, other) => other - one);
        return { key, score: first + further * (second + third), words };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** How much all words of a text say together. */
  #wholeOf(place: number): number {
    const known = this.#wholes.get(place);
    if (known !== undefined) return known;
    const whole = this.#texts[place]!.terms.reduce((sum, term) => sum + this.#rarity(term), 0);
    this.#wholes.set(place, whole);
    return whole;
  }

  #put(text: IndexedText): void {
    if (text.terms.length === 0) return;
    for (const cache of [this.#looked, this.#rarities, this.#wholes]) cache.clear();
    for (const [slot, term] of text.terms.entries()) {
      for (const stem of term.split(' ')) {
        const posting = this.#texts.length * mostTerms + slot;
        const places = this.#places.get(stem);
        if (places) places.push(posting);
        else this.#places.set(stem, [posting]);
        const groups = this.#groups.get(stem);
        if (groups) groups.add(text.group);
        else this.#groups.set(stem, new Set([text.group]));
      }
    }
    this.#texts.push(text);
  }

  #spell(word: string, terms: readonly string[]): void {
    const letter = word[0] ?? '';
    const list = this.#spellings.get(letter) ?? new Map<string, readonly string[]>();
    this.#spellings.set(letter, list);
    const known = list.get(word);
    if (!known) list.set(word, terms);
    else if (terms.some((term) => !known.includes(term))) list.set(word, [...new Set([...known, ...terms])]);
  }

  /** How rare a term is, from 0 to 1; of several stems of a word, the commonest one counts. */
  #rarity(term: string): number {
    if (term.endsWith('-') && isEmpty(term.slice(0, -1))) return emptyRarity;
    const known = this.#rarities.get(term);
    if (known !== undefined) return known;
    const most = Math.max(...term.split(' ').map((stem) => this.#groups.get(stem)?.size ?? 0));
    const rarity = most === 0 ? 1 : Math.log(1 + usual / most) / Math.log(1 + usual);
    this.#rarities.set(term, rarity);
    return rarity;
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

/** More words than a text has. */
const mostTerms = 1000;
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

import type { VideoText } from '@my-air/ai-metadata/contract';

import type { Translator } from '../Translator.ts';
import { splitText, type Term } from './protectedRanges.ts';

/** Translates without a model; see `translateLocally`. */
export const localTranslator: Translator = {
  batchSize: 250,
  translate: async (tasks, terms) =>
    tasks.map(({ text, direction }) => translateLocally(text, direction, terms)),
};

const cyrillicToLatin = pairs(
  'а a б b в v г h ґ g д d е e є ie ж zh з z и y і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ь ’ ю iu я ia ы y э e ё e ъ ’',
);
const latinToCyrillic = pairs(
  'a а b б c ц d д e е f ф g г h х i і j й k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y и z з',
);
const latinToLatin = pairs('a á c ç e é i í n ñ o ó u ú y ý');
const toRussian = pairs('і и ї и є е ґ г и ы');
const toUkrainian = pairs('ы и э е ё е и і');

const cyrillic = new Set(['uk', 'ru', 'bg', 'sr', 'kk', 'be']);
const unchanged = new Set(['ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh-CN', 'zh-TW', 'fa', 'bn']);

/** A text from `source` into `target`. */
export interface Direction {
  readonly source: string;
  readonly target: string;
}

/**
 * Simulates a translation: letters change deterministically, everything else stays, and a mark at the end of the
 * first line says that no model has translated it.
 */
export function translateLocally(
  { title, description }: VideoText,
  direction: Direction,
  terms: readonly Term[],
): VideoText {
  const translate = (text: string) =>
    text.trim() === '' ? text : marked(translateLines(text, direction, terms), direction.target);
  return { title: translate(title), description: translate(description) };
}

/** The mark of the local translator, as it is behind the first line. */
export function localMark(language: string): string {
  return ` [${language}]`;
}

function translateLines(text: string, direction: Direction, terms: readonly Term[]): string {
  return splitText(text, terms)
    .map((piece) => (piece.isProtected ? piece.text : mapLetters(piece.text, direction)))
    .join('');
}

function marked(text: string, language: string): string {
  // Behind the first line that has a text, so that empty lines stay empty.
  return text.replace(/^(\s*\S[^\r\n]*)/, `$1${localMark(language)}`);
}

/** Changes the letters of a text as its direction asks; everything that is no letter stays. */
function mapLetters(text: string, { source, target }: Direction): string {
  if (unchanged.has(target)) return text;
  const map = mapFor(cyrillic.has(source), cyrillic.has(target), target);
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const mapped = map.get(small);
    if (mapped === undefined) return letter;
    return letter === small ? mapped : mapped[0]!.toUpperCase() + mapped.slice(1);
  });
}

function mapFor(isFromCyrillic: boolean, isToCyrillic: boolean, target: string) {
  if (isFromCyrillic) {
    if (!isToCyrillic) return cyrillicToLatin;
    return target === 'ru' ? toRussian : toUkrainian;
  }
  return isToCyrillic ? latinToCyrillic : latinToLatin;
}

function pairs(list: string): ReadonlyMap<string, string> {
  const entries = list.split(' ');
  return new Map(
    Array.from({ length: entries.length / 2 }, (_, place) => [entries[place * 2]!, entries[place * 2 + 1]!]),
  );
}

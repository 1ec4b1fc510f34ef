import type { VideoText } from '@my-air/ai-metadata/contract';

import { mapLetters } from './mapLetters.ts';
import type { Term } from './protectedRanges.ts';
import { splitText } from './splitText.ts';

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

import { foldText } from '@my-air/i18n/plain';

const beyondAscii = /[^ -~\s]/;

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const words = folded.split(beyondAscii.test(folded) ? /[^\p{L}\p{N}]+/u : /[^a-z0-9]+/);
  return words.filter((word) => word !== '');
}

import { plainText } from '../articles/plainText.ts';

/** A piece of a quotation. */
export interface QuotedPart {
  text: string;
  isFound: boolean;
}

/** A snippet in pieces: `<mark>` is around the matching words, and all else is text, never markup. */
export function highlight(snippet: string): QuotedPart[] {
  let isFound = false;
  return snippet.split(/(<\/?mark>)/i).flatMap((piece) => {
    const tag = piece.toLowerCase();
    if (tag === '<mark>' || tag === '</mark>') {
      isFound = tag === '<mark>';
      return [];
    }
    const text = plainText(piece);
    return text === '' ? [] : [{ text, isFound }];
  });
}

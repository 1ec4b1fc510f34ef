import { mentionSpan, toMarkdown, type Mentionable } from '../../mentions.ts';

/** A stretch of markdown and its place in the document; pieces that only format have no place. */
export interface Piece {
  text: string;
  /** The position in the document, as the editor counts. */
  place?: number;
  /** The mentioned participant; the text is then the name as it is typed. */
  mention?: Mentionable;
}

/** The pieces as typed text, with `@Name`. */
export function typedOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The pieces as they are sent: with the mentions of the document, and of names that were typed in full. */
export function markdownOf(pieces: readonly Piece[], people: readonly Mentionable[] = []): string {
  let markdown = '';
  let typed = '';
  for (const { text, mention } of pieces) {
    if (mention) {
      markdown += toMarkdown(typed, people) + mentionSpan(mention);
      typed = '';
    } else typed += text;
  }
  return markdown + toMarkdown(typed, people);
}

/** The position in the document for one in the typed text. */
export function placeAt(pieces: readonly Piece[], offset: number): number {
  let before = 0;
  let found = 1;
  for (const { text, place, mention } of pieces) {
    if (before > offset) break;
    if (place !== undefined) {
      const within = offset - before;
      if (!mention) found = place + Math.min(within, text.length);
      // The caret cannot be within a name: it is moved behind it.
      else found = within === 0 ? place : place + 1;
    }
    before += text.length;
  }
  return found;
}

/** The position in the typed text for one in the document. */
export function offsetAt(pieces: readonly Piece[], wanted: number): number {
  let before = 0;
  let found = 0;
  for (const { text, place, mention } of pieces) {
    if (place !== undefined && place <= wanted) {
      const within = wanted - place;
      if (mention) found = before + (within === 0 ? 0 : text.length);
      else found = before + Math.min(within, text.length);
    }
    before += text.length;
  }
  return found;
}

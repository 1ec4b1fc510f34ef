import { mentionSpan, toMarkdown, type Mentionable } from '../../mentions.ts';

/** A stretch of markdown and its range in the document; what only formats has none. */
export interface Piece {
  text: string;
  /** The place in the document, as the editor counts. */
  place?: number;
  /** Who is named here; the text is then what a person would type. */
  mention?: Mentionable;
}

/** The pieces as a person would type them, with `@Name`. */
export function typedOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The pieces as they are sent: with the mentions of the document, and of people who were named by hand. */
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

/** The place in the document for one in the typed text. */
export function placeAt(pieces: readonly Piece[], offset: number): number {
  let before = 0;
  let found = 1;
  for (const { text, place, mention } of pieces) {
    if (before > offset) break;
    if (place !== undefined) {
      const within = offset - before;
      if (!mention) found = place + Math.min(within, text.length);
      // The caret cannot be within a name: there it is moved behind it.
      else found = within === 0 ? place : place + 1;
    }
    before += text.length;
  }
  return found;
}

/** The place in the typed text for one in the document. */
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

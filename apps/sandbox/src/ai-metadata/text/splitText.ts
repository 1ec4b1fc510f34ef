import { protectedRanges, type Term } from './protectedRanges.ts';

/** A piece of a text. Pieces that are protected alternate with pieces that may be translated. */
export interface Piece {
  readonly text: string;
  readonly isProtected: boolean;
}

/** Cuts a text into pieces; joined they are the text again. Overlapping protected parts are one piece. */
export function splitText(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of merged(protectedRanges(text, terms))) {
    if (start > at) pieces.push({ text: text.slice(at, start), isProtected: false });
    pieces.push({ text: text.slice(start, end), isProtected: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isProtected: false });
  return pieces;
}

function merged(ranges: readonly { start: number; end: number }[]) {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = whole.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

import type { ProtectedKind } from '@my-air/ai-metadata/contract';

/** A piece of a text. Pieces that are protected alternate with pieces that may be translated. */
interface Piece {
  readonly text: string;
  readonly isProtected: boolean;
}

/** A name of the glossary. */
export interface Term {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

/** A part of a text that translations leave as it is; `start` and `end` are UTF-16 offsets. */
export interface ProtectedRange {
  readonly kind: ProtectedKind;
  readonly start: number;
  readonly end: number;
}

const domain = String.raw`(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}`;
// The parts of emoji, rather than the list of all of them, which is slow to match.
const pictograph = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?[\u{E0020}-\u{E007F}]*`;
const patterns: readonly (readonly [ProtectedKind, RegExp])[] = [
  [
    'link',
    new RegExp(String.raw`(?:https?:\/\/|www\.)[^\s<>]+|(?<![\p{L}\p{N}@.-])${domain}\/[^\s<>]*`, 'giu'),
  ],
  ['link', new RegExp(String.raw`[\p{L}\p{N}._%+-]+@${domain}`, 'giu')],
  ['hashtag', /#[\p{L}\p{M}\p{N}_]+/gu],
  ['mention', /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*/gu],
  ['timestamp', /(?<![\d:])\d{1,3}:[0-5]\d(?::[0-5]\d)?(?![\d:])/gu],
  ['emoji', new RegExp(`\\p{RI}{2}|[0-9#*]\\uFE0F?\\u20E3|${pictograph}(?:\\u200D${pictograph})*`, 'gu')],
];

/** Every protected part of a text in the order of its start; parts of different kinds may overlap. */
export function protectedRanges(text: string, terms: readonly Term[]): ProtectedRange[] {
  const ranges: ProtectedRange[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) ranges.push(rangeOf(kind, match.index, match[0]));
  }
  for (const term of terms) {
    // A lookahead also finds occurrences that overlap.
    for (const match of text.matchAll(termPattern(term)))
      ranges.push(rangeOf('term', match.index, match[1]!));
  }
  return ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function rangeOf(kind: ProtectedKind, start: number, part: string): ProtectedRange {
  return { kind, start, end: start + part.length };
}

const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Finds a term as whole words: "Air" is not part of "Airport". */
function termPattern({ text, isCaseSensitive }: Term): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
  const before = /^[\p{L}\p{M}\p{N}_]/u.test(text) ? `(?<!${wordCharacter})` : '';
  const after = /[\p{L}\p{M}\p{N}_]$/u.test(text) ? `(?!${wordCharacter})` : '';
  return new RegExp(`${before}(?=(${escaped})${after})`, isCaseSensitive ? 'gu' : 'giu');
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

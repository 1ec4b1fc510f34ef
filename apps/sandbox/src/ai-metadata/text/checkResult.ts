import { type FailureReason, textLimits, type VideoText } from '@my-air/ai-metadata/contract';

import { splitText, type Term } from './protectedRanges.ts';

/** Why a result must not be published; undefined when it may be. */
export function checkResult(
  source: VideoText,
  result: VideoText,
  terms: readonly Term[],
): FailureReason | undefined {
  const problem = checkLimits(result);
  if (problem) return problem;
  const isKept =
    keepsProtectedParts(source.title, result.title, terms) &&
    keepsProtectedParts(source.description, result.description, terms);
  return isKept ? undefined : 'protected_part_changed';
}

/** The platform's own rules, which also hold for texts that the user has edited. */
export function checkLimits({ title, description }: VideoText): FailureReason | undefined {
  if (title.trim() === '') return 'empty_title';
  if (Array.from(title).length > textLimits.title) return 'title_too_long';
  if (Buffer.byteLength(description) > textLimits.description) return 'description_too_long';
  return /[<>]/.test(title + description) ? 'angle_brackets' : undefined;
}

/** Whether every protected part is in the result as often as in the source, and the lines are the same in number and kind. */
export function keepsProtectedParts(source: string, result: string, terms: readonly Term[]): boolean {
  // The same letters within a word are no protected part, and may change.
  const parts = Map.groupBy(
    splitText(source, terms).filter(({ isProtected }) => isProtected),
    ({ text }) => text,
  );
  const isComplete = [...parts].every(([text, pieces]) => countOf(result, text) >= pieces.length);
  const [before, after] = [source.split('\n'), result.split('\n')];
  return (
    isComplete &&
    before.length === after.length &&
    before.every((line, place) => lineStart(line) === lineStart(after[place]!))
  );
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** A chapter's time at the start of its line, or whether the line is empty. */
function lineStart(line: string): string {
  return /^\s*\d{1,3}:\d\d(?::\d\d)?/.exec(line)?.[0] ?? (line.trim() === '' ? 'empty' : 'text');
}

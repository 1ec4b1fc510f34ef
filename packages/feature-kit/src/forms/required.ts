import * as v from 'valibot';

import { ruleMessage } from './ruleMessage.ts';

/** The longest texts that this product accepts, in characters. */
export const lengths = { message: 10_000, title: 150 } as const;

/** Refuses a missing value: blank text, an empty list, an unticked box, a number that is not a number. */
export function required<Input>() {
  return v.check<Input, string>(isFilled, ruleMessage('required'));
}

/** Refuses text of more characters than this; an emoji counts as its code points. */
export function max<Input extends string | null | undefined>(length: number) {
  return v.check<Input, string>(
    (value) => isWithin(value ?? '', length),
    ruleMessage('max', { max: length }),
  );
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  if (Array.isArray(value) || (typeof FileList !== 'undefined' && value instanceof FileList)) {
    return value.length > 0;
  }
  return true;
}

function isWithin(text: string, length: number): boolean {
  // Code points are never more than code units, so that only long texts are counted.
  if (text.length <= length) return true;
  let count = 0;
  for (const _ of text) {
    count += 1;
    if (count > length) return false;
  }
  return true;
}

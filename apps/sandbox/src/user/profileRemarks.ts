import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts, type WireLocale } from '../content/wireLocales.ts';

/** Remarks of our team about a profile that a persona can have. */
const remarks = readData('users/profileRemarks.json', v.record(v.string(), Texts));

/** The remark in a language; a remark that is not one of these stays as it is. */
export function remarkIn(locale: WireLocale, remark: string | null): string | null {
  return remark === null ? null : (remarks[remark]?.[locale] ?? remark);
}

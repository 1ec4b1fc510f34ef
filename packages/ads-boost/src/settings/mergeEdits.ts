import type { OwnSettings } from '../contract.ts';
import { boostFields, isSameValue, type BoostField } from './fields.ts';

/** The result of two edits of the same settings. */
export interface Merged {
  /** With our value where only we edited, and theirs otherwise. */
  values: OwnSettings;
  /** The fields that both edited to different values; without a value until the user decides. */
  conflicts: readonly BoostField[];
}

/** Brings our edit and another one, which was saved meanwhile, together field by field. */
export function mergeEdits(base: OwnSettings, ours: OwnSettings, theirs: OwnSettings): Merged {
  const values: OwnSettings = {};
  const conflicts: BoostField[] = [];
  for (const field of boostFields) {
    const isOurs = !isSameValue(base[field], ours[field]);
    const isTheirs = !isSameValue(base[field], theirs[field]);
    if (isOurs && isTheirs && !isSameValue(ours[field], theirs[field])) conflicts.push(field);
    const value = isOurs && !isTheirs ? ours[field] : theirs[field];
    if (value !== undefined) Object.assign(values, { [field]: value });
  }
  return { values, conflicts };
}

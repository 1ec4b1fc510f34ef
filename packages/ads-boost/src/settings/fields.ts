import type { BoostSettings, OwnSettings } from '../contract.ts';

/** A field of the settings. */
export type BoostField = keyof BoostSettings;

/** All fields, in the order in which they are shown. */
export const boostFields = [
  'enabled',
  'min_video_minutes',
  'auto_slots',
  'max_slots',
  'min_gap',
  'excluded_video_ids',
] as const satisfies readonly BoostField[];

/** Whether two values of a field are the same; the order of excluded videos does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).toSorted((one, other) => one.localeCompare(other)) : value;

/** The fields that differ between two settings; a field that is absent differs from any value. */
export function changedFields(before: OwnSettings, after: OwnSettings): readonly BoostField[] {
  return boostFields.filter((field) => !isSameValue(before[field], after[field]));
}

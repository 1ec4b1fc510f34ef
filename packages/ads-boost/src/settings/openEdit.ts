import type { OwnSettings } from '../contract.ts';
import { type BoostField, boostFields, changedFields, isSameValue } from './fields.ts';

/** Settings with the version that the server gave them. */
export interface Versioned {
  values: OwnSettings;
  version: number;
}

/** An edit that is not saved: the settings it started from, and the edited ones. */
export interface Edit {
  base: OwnSettings;
  version: number;
  edited: OwnSettings;
}

/** Two edits of the same version: the settings saved meanwhile, and the result of merging both. */
export interface Conflict extends Merged {
  ours: OwnSettings;
  theirs: Versioned;
}

/** An edit on top of the stored settings. */
export interface OpenEdit {
  /** The values of the fields; in conflict our value of every field that we edited. */
  edited: OwnSettings;
  /** Set when something else was saved since the edit began. */
  conflict: Conflict | undefined;
}

/** Brings an edit onto the stored settings; an edit of an older version is never applied without the user. */
export function openEdit(stored: Versioned, edit: Edit | undefined): OpenEdit {
  if (!edit) return { edited: stored.values, conflict: undefined };
  if (edit.version === stored.version) return { edited: edit.edited, conflict: undefined };
  const merged = mergeEdits(edit.base, edit.edited, stored.values);
  const edited = withOurs(merged, edit.edited);
  const isDifferent = changedFields(stored.values, edited).length > 0;
  return {
    edited,
    conflict: isDifferent ? { ...merged, ours: edit.edited, theirs: stored } : undefined,
  };
}

/** The merged settings, with our value of each field in conflict. */
function withOurs({ values, conflicts }: Merged, ours: OwnSettings): OwnSettings {
  return conflicts.reduce((all, field) => withField(all, field, ours[field]), values);
}

/** Settings with one field replaced; undefined removes it. */
export function withField(values: OwnSettings, field: keyof OwnSettings, value: unknown): OwnSettings {
  const { [field]: _replaced, ...rest } = values;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** The result of two edits of the same settings. */
interface Merged {
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

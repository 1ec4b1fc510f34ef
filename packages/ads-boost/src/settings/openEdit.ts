import type { OwnSettings } from '../contract.ts';
import { changedFields } from './fields.ts';
import { mergeEdits, type Merged } from './mergeEdits.ts';

/** Settings with the version that the server gave them. */
export interface Versioned {
  values: OwnSettings;
  version: number;
}

/** An edit that is not saved: what it started from, and what it made of that. */
export interface Edit {
  base: OwnSettings;
  version: number;
  edited: OwnSettings;
}

/** Two edits at once: what was saved meanwhile, and what came of bringing both together. */
export interface Conflict extends Merged {
  ours: OwnSettings;
  theirs: Versioned;
}

/** An edit on top of what is stored. */
export interface OpenEdit {
  /** What the fields show; in conflict our value of every field that we edited. */
  edited: OwnSettings;
  /** Set when something else was saved since the edit began. */
  conflict: Conflict | undefined;
}

/** Brings an edit onto what is stored; an edit of an older version is never applied without the person. */
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

/** What was merged, with our value of each field in conflict. */
function withOurs({ values, conflicts }: Merged, ours: OwnSettings): OwnSettings {
  return conflicts.reduce((all, field) => withField(all, field, ours[field]), values);
}

/** Settings with one field replaced; undefined removes it. */
export function withField(values: OwnSettings, field: keyof OwnSettings, value: unknown): OwnSettings {
  const { [field]: _replaced, ...rest } = values;
  return value === undefined ? rest : { ...rest, [field]: value };
}

import { diffWords } from 'diff';

/** A stretch of text, and whether the new version added or removed it. */
export interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The changes between two texts, word by word. */
export function textChanges(before: string, after: string): readonly TextChange[] {
  return diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

import { diffWordsWithSpace } from 'diff';

/** A stretch of text: the same in both, or only in one of them. `gap` marks a long stretch that is the same. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

/** Unchanged stretches longer than this are shortened, in characters. */
const longestSame = 240;
/** How much of a shortened stretch stays beside a change. */
const beside = 80;

/** What a suggestion changes, word by word; long stretches without a change are left out. */
export function differenceParts(before: string, after: string): readonly TextPart[] {
  const changes = diffWordsWithSpace(before, after);
  return changes.flatMap(({ value, added, removed }, place): readonly TextPart[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }];
    if (value.length <= longestSame || changes.length === 1) return [{ kind: 'same', text: value }];
    const [head, tail] = [value.slice(0, beside).toWellFormed(), value.slice(-beside).toWellFormed()];
    return [
      ...(place === 0 ? [] : [{ kind: 'same' as const, text: head }]),
      {
        kind: 'gap',
        text: value.slice(place === 0 ? 0 : beside, place === changes.length - 1 ? undefined : -beside),
      },
      ...(place === changes.length - 1 ? [] : [{ kind: 'same' as const, text: tail }]),
    ];
  });
}

import type { TextChange } from '@my-air/feature-kit/views';
import { diffWordsWithSpace } from 'diff';

/** Unchanged stretches longer than this are shortened, in characters. */
const longestSame = 240;
/** The length of a shortened stretch that stays beside a change, in characters. */
const beside = 80;

/** The changes of a suggestion, word by word; long stretches without a change are left out. */
export function differenceParts(before: string, after: string): readonly TextChange[] {
  const changes = diffWordsWithSpace(before, after);
  return changes.flatMap(({ value, added, removed }, place): readonly TextChange[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }];
    if (value.length <= longestSame || changes.length === 1) return [{ kind: 'same', text: value }];
    const from = place === 0 ? 0 : placeBetweenWords(value, beside);
    const to = place === changes.length - 1 ? value.length : placeBetweenWords(value, value.length - beside);
    return [
      { kind: 'same' as const, text: value.slice(0, from) },
      { kind: 'gap' as const, text: value.slice(from, to) },
      { kind: 'same' as const, text: value.slice(to) },
    ].filter(({ text }) => text !== '');
  });
}

/** The first place from another one on that cuts neither a word nor, in a text without spaces, a character. */
function placeBetweenWords(text: string, wanted: number): number {
  const after = text.slice(wanted, wanted + beside).search(/\s/);
  if (after !== -1) return wanted + after;
  const isInCharacter = /[\uDC00-\uDFFF]/.test(text[wanted] ?? '');
  return isInCharacter ? wanted + 1 : wanted;
}

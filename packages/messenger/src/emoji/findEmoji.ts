import type { EmojiEntry } from './fetchEmoji.ts';

/** The most results of a search; more would only be scrolled past. */
const most = 120;

/** The emoji of a group or, for a typed text, of all groups by name. */
export function findEmoji(
  all: readonly EmojiEntry[],
  { typed, group }: { typed: string; group: number },
): readonly EmojiEntry[] {
  const text = typed.trim().toLocaleLowerCase();
  if (text === '') return all.filter((entry) => entry.group === group);
  const named = all.filter(({ name }) => name.toLocaleLowerCase().includes(text));
  const tagged = all.filter(
    (entry) => !named.includes(entry) && entry.tags.some((tag) => tag.toLocaleLowerCase().startsWith(text)),
  );
  return [...named, ...tagged].slice(0, most);
}

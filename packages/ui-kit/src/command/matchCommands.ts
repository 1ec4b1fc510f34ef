import { matchSorter } from 'match-sorter';

import type { Command, CommandGroup } from './Command.ts';

/** The limit of commands shown per group; another letter narrows a longer list. */
export const mostOfGroup = 20;

/**
 * The groups that have something to show for the typed text, each with its best matches first. A group with a title that
 * begins with all of the text goes before the others, unless its results come from a search: they would push away what
 * is already chosen.
 */
export function matchCommands(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  return groups
    .filter(
      ({ appears }) => !appears || appears === 'always' || (appears === 'while-typing') === words.length > 0,
    )
    .map((group) => ({
      ...group,
      commands: (group.isSearched ? group.commands : matching(group.commands, words)).slice(0, mostOfGroup),
    }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((one, other) => Number(isNamed(other, words)) - Number(isNamed(one, words)));
}

/**
 * Every word must match. The titles that begin with all of the text come first; of the others the first word decides the
 * order, because it was typed first.
 */
function matching(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  return words
    .reduceRight<readonly Command[]>(
      (left, word) => matchSorter(left, word, { keys, threshold: matchSorter.rankings.ACRONYM, baseSort }),
      commands,
    )
    .toSorted((one, other) => Number(beginsWith(other, words)) - Number(beginsWith(one, words)));
}

const isNamed = ({ isSearched, commands }: CommandGroup, words: readonly string[]) =>
  !isSearched && words.length > 0 && commands.some((command) => beginsWith(command, words));

const beginsWith = ({ title }: Command, words: readonly string[]) =>
  bare(title).startsWith(bare(words.join(' ')));

/** A text without accents and capitals, as titles are matched. */
const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const keys = [
  'title',
  {
    key: ({ keywords }: Command) => [...(keywords ?? [])],
    maxRanking: matchSorter.rankings.WORD_STARTS_WITH,
  },
  { key: ({ description }: Command) => description ?? '', maxRanking: matchSorter.rankings.CONTAINS },
] as const;

/** Equal matches keep the order of their source. */
const baseSort = (one: { index: number }, other: { index: number }) => one.index - other.index;

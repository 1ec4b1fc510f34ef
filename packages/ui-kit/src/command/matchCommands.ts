import { matchSorter } from 'match-sorter';

import type { Command, CommandGroup } from './Command.ts';

/** The limit of commands shown per group; another letter narrows a longer list. */
export const mostOfGroup = 20;

/** The groups that have something to show for the typed text, each with its best matches first. */
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
    .filter(({ commands }) => commands.length > 0);
}

/** Every word must match; the first one decides the order, because it was typed first. */
function matching(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  return words.reduceRight<readonly Command[]>(
    (left, word) => matchSorter(left, word, { keys, threshold: matchSorter.rankings.ACRONYM, baseSort }),
    commands,
  );
}

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

import { useLingui } from '@lingui/react/macro';
import type { CommandGroup } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';

import { recentCommands } from './recentCommands.ts';
import { useActionGroup } from './useActionGroup.tsx';
import { useScreenGroup } from './useScreenGroup.tsx';
import { useSourceGroups } from './useSourceGroups.tsx';

/** All results: the latest choices, screens, the features' own results, and actions. */
export function usePaletteGroups(typed: string, userId: number | string) {
  const found = [useScreenGroup(), ...useSourceGroups(typed)];
  return [useRecentGroup(found, userId), ...found, useActionGroup()];
}

const recentPrefix = 'recent:';
/** The id of a command, also when it is listed among the recent ones. */
export const withoutRecent = (id: string) =>
  id.startsWith(recentPrefix) ? id.slice(recentPrefix.length) : id;

/** The latest choices that can still be opened. */
function useRecentGroup(groups: readonly CommandGroup[], userId: number | string): CommandGroup {
  const { t } = useLingui();
  const commands = groups.flatMap((group) => group.commands);

  return {
    id: 'recent',
    label: t`Recent`,
    appears: 'before-typing',
    commands: useAtomValue(recentCommands(userId)).flatMap((id) => {
      const command = commands.find((other) => other.id === id);
      return command ? [{ ...command, id: `${recentPrefix}${id}` }] : [];
    }),
  };
}

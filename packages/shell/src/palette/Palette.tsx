import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-api';
import { ItemBoundary } from '@my-air/feature-api/views';
import { CommandPalette, type Command, type CommandGroup } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';

import { recentCommands, rememberCommand } from './recentCommands.ts';
import { useActionGroup } from './useActionGroup.tsx';
import { useScreenGroup } from './useScreenGroup.tsx';
import { useSourceGroups } from './useSourceGroups.tsx';

export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search of the top bar: screens, what the features let people find, and what can be done from anywhere. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const userId = useUser()?.id ?? '';
  const [typed, setTyped] = useState('');
  const found = [useScreenGroup(), ...useSourceGroups(typed, isOpen)];
  const groups = [useRecentGroup(found, userId), ...found, useActionGroup()];

  const nothingFound = (words: string) => t`Nothing found for “${words}”`;

  function close() {
    setTyped('');
    onClose();
  }
  function choose({ id, href, run }: Command) {
    close();
    if (href === undefined) return run?.();
    rememberCommand(userId, withoutRecent(id));
    history.push(href);
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      groups={groups}
      onChoose={choose}
      onTypedChange={setTyped}
      aroundRow={inBoundary}
      labels={{
        title: t`Search`,
        placeholder: t`Search screens, channels and actions`,
        close: t`Close`,
        found: (count) => t`${plural(count, { one: '# result', other: '# results' })}`,
        empty: (words) => (words.trim() ? nothingFound(words.trim()) : t`Nothing to find yet`),
        loading: (group) => t`${group}: loading`,
        failed: (group) => t`${group}: could not be loaded`,
        retry: t`Try again`,
        move: t`to move`,
        choose: t`to open`,
      }}
    />
  );
}

/** A result that cannot be drawn leaves the others as they are. */
const inBoundary = (row: ReactElement, { title }: Command) => <ItemBoundary of={title}>{row}</ItemBoundary>;

const recentPrefix = 'recent:';
const withoutRecent = (id: string) => (id.startsWith(recentPrefix) ? id.slice(recentPrefix.length) : id);

/** What was opened last and can still be opened. */
function useRecentGroup(groups: readonly CommandGroup[], userId: number | string): CommandGroup {
  const { t } = useLingui();
  const commands = groups.flatMap((group) => group.commands);

  return {
    id: 'recent',
    label: t`Recent`,
    appears: 'before-typing',
    commands: recentCommands(userId)
      .get()
      .flatMap((id) => {
        const command = commands.find((other) => other.id === id);
        return command ? [{ ...command, id: `${recentPrefix}${id}` }] : [];
      }),
  };
}

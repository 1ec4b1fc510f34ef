import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { CommandPalette, type Command } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';

import type { SearchModalProps } from '../state/OpenShellModal.ts';
import { rememberCommand } from './recentCommands.ts';
import { usePaletteGroups, withoutRecent } from './usePaletteGroups.ts';

/**
 * The search of the top bar: screens, the features' own results, and actions that are available everywhere.
 */
export function Palette({ close }: SearchModalProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const userId = useUser()?.id ?? '';
  const [typed, setTyped] = useState('');
  const groups = usePaletteGroups(typed, userId);

  const nothingFound = (words: string) => t`Nothing found for “${words}”`;

  function choose({ id, href, run }: Command) {
    close();
    if (href === undefined) return run?.();
    rememberCommand(userId, withoutRecent(id));
    history.push(href);
  }

  return (
    <CommandPalette
      isOpen
      onClose={() => close()}
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

import { useLingui } from '@lingui/react/macro';
import type { Command, CommandGroup } from '@my-air/ui-kit';

import { useShell } from '../Shell.ts';
import { useAccountEntries, useNavigation } from '../navigation/useNavigation.ts';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';

/** The screens that this user may open, and the pages and dialogs of their account. */
export function useScreenGroup(): CommandGroup {
  const { t } = useLingui();
  const { portal } = useShell();
  const entries = [...useNavigation().flatMap((group) => group.entries), ...useAccountEntries()];

  return {
    id: 'screens',
    label: t`Screens`,
    commands: entries.map((entry): Command => ({
      id: `screen:${entry.id}`,
      title: t(entry.label),
      icon: <ContributionPicture icon={entry.icon} />,
      // The English word finds it in every language.
      keywords: [entry.id.replaceAll('-', ' ')],
      ...('to' in entry ? { href: entry.to } : { run: () => entry.run(portal) }),
    })),
  };
}

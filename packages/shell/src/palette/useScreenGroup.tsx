import { useLingui } from '@lingui/react/macro';
import type { Command, CommandGroup } from '@my-air/ui-kit';

import { useAccountEntries, useNavigation } from '../navigation/useNavigation.ts';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';

/** The screens that this user may open, and the pages of their account. */
export function useScreenGroup(): CommandGroup {
  const { t } = useLingui();
  const entries = [...useNavigation().flatMap((group) => group.entries), ...useAccountEntries()];

  return {
    id: 'screens',
    label: t`Screens`,
    commands: entries.map(({ id, label, icon, to }): Command => ({
      id: `screen:${id}`,
      title: t(label),
      icon: <ContributionPicture icon={icon} />,
      // The English word finds it in every language.
      keywords: [id.replaceAll('-', ' ')],
      href: to,
    })),
  };
}

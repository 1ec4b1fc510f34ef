import { useLingui } from '@lingui/react/macro';
import { useUser, type NavigationEntry } from '@my-air/feature-kit';
import { useTranslated } from '@my-air/i18n';
import type { Command, CommandGroup } from '@my-air/ui-kit';

import { useAccountEntries } from '../navigation/useAccountEntries.ts';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { visibleNavigation } from '../navigation/visibleNavigation.ts';
import { useShell } from '../Shell.ts';

/** The screens that this user may open, and the pages of their account. */
export function useScreenGroup(): CommandGroup {
  const { t } = useLingui();
  const user = useUser();
  const translate = useTranslated();
  const entries = visibleNavigation(
    useShell().features.flatMap(({ navigation }) => navigation ?? []),
    user,
    useShell().order,
  ).flatMap((group) => group.entries);

  return {
    id: 'screens',
    label: t`Screens`,
    commands: [
      ...entries.map((entry): Command => ({
        id: `screen:${entry.id}`,
        title: translate(entry.label),
        icon: <ContributionPicture icon={entry.icon} />,
        keywords: otherNames(entry),
        href: entry.to,
      })),
      ...useAccountEntries().map(({ id, label, icon, to }): Command => ({
        id: `screen:${id}`,
        title: translate(label),
        icon: <ContributionPicture icon={icon} />,
        keywords: otherNames({ label }),
        href: to,
      })),
    ],
  };
}

/**
 * The names in every language, so that a screen is found by any of them: users often forget to switch the
 * keyboard.
 */
function otherNames({ label }: Pick<NavigationEntry, 'label'>): readonly string[] {
  return [...new Set(Object.values(label))];
}

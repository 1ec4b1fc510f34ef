import { useLingui } from '@lingui/react/macro';
import { inOrder } from '@my-air/feature-kit/views';
import { availableLocales, languageName, useLocale } from '@my-air/i18n';
import {
  DarkSchemeIcon,
  GlobeIcon,
  KeyboardIcon,
  LightSchemeIcon,
  LogOutIcon,
  SystemSchemeIcon,
  type Command,
  type CommandGroup,
} from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';

import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { useSignOut } from '../navigation/useSignOut.ts';
import { useAllContributions, useShell } from '../Shell.ts';

/** The actions that are available on any screen. */
export function useActionGroup(): CommandGroup {
  const { t } = useLingui();
  const { portal } = useShell();
  const signOut = useSignOut();

  return {
    id: 'actions',
    label: t`Actions`,
    commands: [
      ...useFeatureCommands(),
      ...useSchemeCommands(),
      ...useLanguageCommands(),
      // Without a keyboard there is nothing to press.
      ...(matchMedia('(pointer: coarse)').matches
        ? []
        : [
            {
              id: 'shortcuts',
              title: t`Keyboard shortcuts`,
              icon: <KeyboardIcon />,
              run: () => void portal.modals.open('shortcuts', {}),
            },
          ]),
      {
        id: 'sign-out',
        title: t`Sign out`,
        icon: <LogOutIcon />,
        run: signOut,
      },
    ],
  };
}

/** The actions that the features offer. */
function useFeatureCommands(): readonly Command[] {
  const { t } = useLingui();
  const { portal, order } = useShell();
  const all = useAllContributions().flatMap(({ actions }) => actions ?? []);

  return inOrder(all, order.actions).map(({ id, label, icon, run }) => ({
    id,
    title: t(label),
    icon: <ContributionPicture icon={icon} />,
    keywords: [id.replaceAll('-', ' ')],
    run: () => run(portal),
  }));
}

function useSchemeCommands(): readonly Command[] {
  const { t } = useLingui();
  const { appearance } = useShell();
  const chosen = useAtomValue(appearance.appearanceAtom).scheme;
  const keywords = [t`Appearance`];
  const choices = [
    { scheme: 'light', title: t`Light appearance`, icon: <LightSchemeIcon /> },
    { scheme: 'dark', title: t`Dark appearance`, icon: <DarkSchemeIcon /> },
    { scheme: 'system', title: t`Appearance of the system`, icon: <SystemSchemeIcon /> },
  ] as const;

  return choices
    .filter(({ scheme }) => scheme !== chosen)
    .map(({ scheme, title, icon }) => ({
      id: `scheme-${scheme}`,
      title,
      icon,
      keywords,
      run: () => appearance.setScheme(scheme),
    }));
}

function useLanguageCommands(): readonly Command[] {
  const { t } = useLingui();
  const { portal } = useShell();
  const chosen = useLocale();
  const keywords = [t`Language`, 'Language'];

  return availableLocales(portal.config.flags)
    .filter((locale) => locale !== chosen)
    .map((locale) => ({
      id: `language-${locale}`,
      title: languageName(locale),
      icon: <GlobeIcon />,
      keywords,
      run: () => void portal.locale.set(locale),
    }));
}

import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { availableLocales, languageName, useLocale, type Locale } from '@my-air/i18n';
import {
  DarkSchemeIcon,
  LightSchemeIcon,
  LogOutIcon,
  Menu,
  Stack,
  SystemSchemeIcon,
  Text,
  type MenuItem,
  type MenuProps,
} from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';

import { useShell } from '../Shell.ts';
import type { SchemeChoice } from '../state/appearance.ts';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { useAccountEntries } from '../navigation/useNavigation.ts';
import { useSignOut } from '../navigation/useSignOut.ts';

/** The account menu: the signed-in user, their own pages, language, scheme, and sign-out. */
export function AccountItems(opening: Pick<MenuProps, 'anchor' | 'isOpen' | 'onOpenChange'>) {
  const { t } = useLingui();
  const user = useUser();
  const name = user?.name ?? '';
  const items = [usePersonalItems(), useLanguageItem(), useSchemeItem(), useSignOutItem()].flat();

  return (
    <Menu
      {...opening}
      aria-label={t`Account of ${name}`}
      header={
        <Stack gap={1}>
          <Text weight="bold">{name}</Text>
          <Text tone="muted" size={14}>
            {user?.email}
          </Text>
        </Stack>
      }
      items={items}
    />
  );
}

function usePersonalItems(): MenuItem[] {
  const { t } = useLingui();
  const { portal } = useShell();
  const entries = useAccountEntries();
  return [
    ...entries.map((entry): MenuItem => ({
      id: entry.id,
      label: t(entry.label),
      icon: <ContributionPicture icon={entry.icon} />,
      ...('to' in entry ? { render: <Link to={entry.to} /> } : { onSelect: () => entry.run(portal) }),
    })),
    ...(entries.length > 0 ? [{ type: 'separator', id: 'after-personal' } as const] : []),
  ];
}

function useLanguageItem(): MenuItem {
  const { t } = useLingui();
  const { portal } = useShell();
  const locales = availableLocales(portal.config.flags);
  return {
    type: 'choice',
    id: 'language',
    label: t`Language`,
    value: useLocale(),
    options: locales.map((value) => ({ value, label: languageName(value) })),
    onValueChange: (value) => void portal.locale.set(value as Locale),
  };
}

function useSchemeItem(): MenuItem {
  const { t } = useLingui();
  const { appearance } = useShell();
  return {
    type: 'choice',
    id: 'scheme',
    label: t`Appearance`,
    value: useAtomValue(appearance.appearanceAtom).scheme,
    options: [
      { value: 'light', label: t`Light`, icon: <LightSchemeIcon /> },
      { value: 'dark', label: t`Dark`, icon: <DarkSchemeIcon /> },
      { value: 'system', label: t`As the system`, icon: <SystemSchemeIcon /> },
    ],
    onValueChange: (value) => appearance.setScheme(value as SchemeChoice),
  };
}

function useSignOutItem(): MenuItem[] {
  const { t } = useLingui();
  const signOut = useSignOut();
  return [
    { type: 'separator', id: 'before-sign-out' },
    {
      id: 'sign-out',
      label: t`Sign out`,
      icon: <LogOutIcon />,
      onSelect: signOut,
    },
  ];
}

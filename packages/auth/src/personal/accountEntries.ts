import type { AccountEntry } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { DocumentIcon, LockIcon, PersonIcon, SettingsIcon } from '@my-air/ui-kit';

/** The pages of a user's own account. */
export const accountEntries: readonly AccountEntry[] = [
  {
    id: 'profile',
    label: translated({ en: 'Profile', uk: 'Профіль', es: 'Perfil', ru: 'Профиль', pt: 'Perfil' }),
    to: '/personal/profile',
    icon: PersonIcon,
  },
  {
    id: 'security',
    label: translated({
      en: 'Security',
      uk: 'Безпека',
      es: 'Seguridad',
      ru: 'Безопасность',
      pt: 'Segurança',
    }),
    to: '/personal/security',
    icon: LockIcon,
  },
  {
    id: 'preferences',
    label: translated({
      en: 'Preferences',
      uk: 'Налаштування',
      es: 'Preferencias',
      ru: 'Настройки',
      pt: 'Preferências',
    }),
    to: '/personal/preferences',
    icon: SettingsIcon,
  },
  {
    id: 'agreements',
    label: translated({ en: 'Agreements', uk: 'Угоди', es: 'Acuerdos', ru: 'Соглашения', pt: 'Acordos' }),
    to: '/personal/agreements',
    icon: DocumentIcon,
  },
];

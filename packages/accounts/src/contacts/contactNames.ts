import { msg } from '@lingui/core/macro';
import { contactTypes, type ContactType } from '@my-air/api-client/contract';
import type { MessageDescriptor } from '@my-air/i18n';

/** The name of each kind of contact; the names of services are the same in every language. */
export const contactNames: Readonly<Record<ContactType, string | MessageDescriptor>> = {
  discord: 'Discord',
  facebook: 'Facebook',
  'google+': 'Google+',
  instagram: 'Instagram',
  likee: 'Likee',
  linkedin: 'LinkedIn',
  email: msg`E-mail`,
  messenger: 'Messenger',
  phone: msg`Phone`,
  skype: 'Skype',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  twitter: 'X (Twitter)',
  viber: 'Viber',
  vkontakte: 'VKontakte',
  website: msg`Website`,
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

/** Whether this build knows a kind of contact. */
export function isContactType(type: string): type is ContactType {
  return (contactTypes as readonly string[]).includes(type);
}

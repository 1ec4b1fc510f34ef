import type { Contact, ContactType } from '@my-air/api-client/contract';

import { invalid } from '../http/HttpError.ts';

const handle = /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u;
const phone = /^\+?[\d\s().-]{5,24}$/;
const url = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/iu;
const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const orUrl = (pattern: RegExp) => (value: string) => pattern.test(value) || url.test(value);

/** The rule for the value of each kind of contact. */
const rules: Readonly<Record<ContactType, (value: string) => boolean>> = {
  discord: (value) => /^[^<>]{2,100}$/.test(value),
  email: (value) => email.test(value),
  facebook: orUrl(handle),
  'google+': orUrl(handle),
  instagram: orUrl(handle),
  likee: orUrl(handle),
  linkedin: orUrl(handle),
  messenger: orUrl(handle),
  phone: (value) => phone.test(value),
  skype: (value) => /^[\p{L}\p{N}.:_-]{2,100}$/u.test(value),
  telegram: orUrl(/^(@?\w{3,64}|\+?[\d\s()-]{5,24})$/),
  tiktok: orUrl(handle),
  twitch: orUrl(handle),
  twitter: orUrl(handle),
  viber: (value) => phone.test(value),
  vkontakte: orUrl(handle),
  website: (value) => url.test(value),
  whatsapp: (value) => phone.test(value),
  youtube: orUrl(handle),
};

/** At most this many contacts can be left. */
const limit = 50;

/** The contacts without blanks around them; those that break their kind's rule are refused field by field. */
export function checkContacts(contacts: readonly { type: ContactType; value: string }[]): Contact[] {
  if (contacts.length > limit) {
    throw invalid({ contacts: [`The contacts field must not have more than ${limit} items.`] });
  }
  const trimmed = contacts.map(({ type, value }) => ({ type, value: value.trim() }));
  const wrong = trimmed.flatMap(({ type, value }, index) =>
    rules[type](value)
      ? []
      : [[`contacts.${index}.value`, [`This is not a valid ${type} contact.`]] as const],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return trimmed;
}

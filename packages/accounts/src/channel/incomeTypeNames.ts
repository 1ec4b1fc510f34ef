import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

/** The names of the incomes that a channel can have; others are "Other income". */
export const incomeTypeNames: Readonly<Record<string, MessageDescriptor>> = {
  ads: msg`Advertising`,
  adsense: msg`Advertising`,
  premium: msg`YouTube Premium`,
  memberships: msg`Memberships`,
  super_chat: msg`Super Chat`,
  shorts: msg`Shorts`,
  music: msg`Music`,
  licensing: msg`Licensing`,
};

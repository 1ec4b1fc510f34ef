import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import type { ChatParticipant } from '../contract.ts';

const roles: Readonly<Record<string, MessageDescriptor>> = {
  manager: msg`Manager`,
  account_manager: msg`Manager`,
  partner: msg`Partner`,
  owner: msg`Partner`,
  creator: msg`Creator`,
  author: msg`Creator`,
  lawyer: msg`Lawyer`,
  legal: msg`Lawyer`,
  designer: msg`Designer`,
  editor: msg`Editor`,
  moderator: msg`Moderator`,
  support: msg`Support`,
  agent: msg`Support`,
  accountant: msg`Accountant`,
  finance: msg`Accountant`,
  translator: msg`Translator`,
  admin: msg`Administrator`,
  administrator: msg`Administrator`,
};

/** Translates a participant's role; undefined without a role. One that this build does not know is a participant. */
export function useRoleWord(): (
  person: Pick<ChatParticipant, 'role' | 'is_manager'> | undefined,
) => string | undefined {
  const { t } = useLingui();
  return (person) => {
    const given = person?.is_manager ? 'manager' : (person?.role ?? '');
    const role = given
      .trim()
      .replaceAll(/[\s-]+/g, '_')
      .toLowerCase();
    if (role === '') return undefined;
    return t(Object.hasOwn(roles, role) ? roles[role]! : msg`Participant`);
  };
}

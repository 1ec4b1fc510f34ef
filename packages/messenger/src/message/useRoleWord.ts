import { useLingui } from '@lingui/react/macro';

import type { ChatParticipant } from '../contract.ts';

/**
 * Translates a participant's role; undefined without a role. A role that this build does not know is shown as
 * participant.
 */
export function useRoleWord(): (
  person: Pick<ChatParticipant, 'role' | 'is_manager'> | undefined,
) => string | undefined {
  const { t } = useLingui();

  return (person) => {
    if (person?.is_manager) return t`Manager`;
    switch (
      person?.role
        ?.trim()
        .replaceAll(/[\s-]+/g, '_')
        .toLowerCase()
    ) {
      case undefined:
      case '':
        return undefined;
      case 'manager':
      case 'account_manager':
        return t`Manager`;
      case 'partner':
      case 'owner':
        return t`Partner`;
      case 'creator':
      case 'author':
        return t`Creator`;
      case 'lawyer':
      case 'legal':
        return t`Lawyer`;
      case 'designer':
        return t`Designer`;
      case 'editor':
        return t`Editor`;
      case 'moderator':
        return t`Moderator`;
      case 'support':
      case 'agent':
        return t`Support`;
      case 'accountant':
      case 'finance':
        return t`Accountant`;
      case 'translator':
        return t`Translator`;
      case 'admin':
      case 'administrator':
        return t`Administrator`;
      default:
        return t`Participant`;
    }
  };
}

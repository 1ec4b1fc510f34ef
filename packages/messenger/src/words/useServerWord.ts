import { useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/screen-kit/words';

/** Translates a status of the server, such as `in_progress`; an unknown one gets a neutral text. */
export function useServerWord(): (word: string | null | undefined) => string | undefined {
  const { t } = useLingui();

  return (word) => {
    switch (word?.replaceAll(/[\s-]+/g, '_').toLowerCase()) {
      case undefined:
      case '':
        return undefined;
      case 'connected':
        return t`Connected`;
      case 'pending':
      case 'waiting':
        return t`Waiting`;
      case 'moderation':
        return t`Under review`;
      case 'processing':
      case 'in_progress':
        return t`In progress`;
      case 'issues_found':
        return t`Something to fix`;
      case 'editing':
        return t`Editing`;
      case 'completed':
      case 'done':
        return t`Done`;
      case 'approved':
      case 'confirmed':
        return t`Confirmed`;
      case 'rejected':
        return t`Declined`;
      case 'not_agreed':
        return t`Agreement not accepted yet`;
      case 'agreed':
        return t`Agreement accepted`;
      case 'distributing':
        return t`Being distributed`;
      case 'paid':
        return t`Paid`;
      default:
        return t(unknownStatus.label);
    }
  };
}

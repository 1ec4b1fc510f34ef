import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import type { FileLineWords, RefusedFile, UploadRules } from '@my-air/ui-kit';

import { attachmentRules } from '../contract.ts';

/** The four rules for files, as the kit wants them. */
export const uploadRules: UploadRules = {
  types: attachmentRules.types,
  maxSize: attachmentRules.maxSize,
  minSize: attachmentRules.minSize,
  maxCount: attachmentRules.count,
};

/** What is said about files. */
export function useFileWords(): FileLineWords & { refusal: (refused: RefusedFile) => string } {
  const { t } = useLingui();
  const format = useFormat();
  const { count, maxSize } = attachmentRules;

  return {
    size: format.fileSize,
    remove: (name) => t`Remove ${name}`,
    retry: (name) => t`Send ${name} again`,
    sending: (name) => t`Sending ${name}`,
    done: t`Sent`,
    failed: t`Not sent`,
    refusal: ({ rule }) => {
      switch (rule) {
        case 'upload_type':
          return t`Files of this type cannot be sent`;
        case 'upload_min_size':
          return t`The file is empty`;
        case 'upload_count':
          return t`A message takes ${plural(count, { one: '# file', other: '# files' })} at most`;
        case 'upload_max_size': {
          const size = format.fileSize(maxSize * 1000);
          return t`All files of a message together may have ${size} at most`;
        }
      }
    },
  };
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sortUploads, type RefusedFile, type UploadRules } from '@my-air/ui-kit';
import { useState } from 'react';

import { attachmentRules } from '../contract.ts';

/** The four rules for files, in the form of the kit. */
export const uploadRules: UploadRules = {
  types: attachmentRules.types,
  maxSize: attachmentRules.maxSize,
  minSize: attachmentRules.minSize,
  maxCount: attachmentRules.count,
};

export interface ComposerFilesOptions {
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** Whether files can be added: not to a message that is being edited. */
  isAllowed: boolean;
}

/** The files of the next message: each added file is checked by itself, and the result is announced. */
export function useComposerFiles({ files, onFilesChange, isAllowed }: ComposerFilesOptions) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');

  return {
    refused,
    /** The announcement to screen readers about the files that were added last. */
    said,
    add: (added: readonly File[]) => {
      if (added.length === 0 || !isAllowed) return;
      const sorted = sortUploads(files, added, uploadRules);
      const taken = sorted.taken.length;
      const left = sorted.refused.length;
      setRefused(sorted.refused);
      setSaid(
        [
          taken > 0 && t`${plural(taken, { one: '# file was added', other: '# files were added' })}`,
          left > 0 && t`${plural(left, { one: '# file cannot be sent', other: '# files cannot be sent' })}`,
        ]
          .filter(Boolean)
          .join('. '),
      );
      if (taken > 0) onFilesChange([...files, ...sorted.taken]);
    },
    remove: (file: File) => onFilesChange(files.filter((other) => other !== file)),
    dismiss: (one: RefusedFile) => setRefused((all) => all.filter((other) => other !== one)),
    forgetRefused: () => setRefused([]),
  };
}

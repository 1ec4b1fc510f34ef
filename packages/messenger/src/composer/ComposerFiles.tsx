import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFileDropWords } from '@my-air/feature-kit/views';
import { FileLine, sortUploads, type RefusedFile } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { attachmentRules } from '../contract.ts';

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
      const sorted = sortUploads(files, added, attachmentRules);
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

export interface ComposerFilesProps {
  /** The files of the next message, in the order they are sent. */
  files: readonly File[];
  /** Files that were refused, with the reason for each. */
  refused: readonly RefusedFile[];
  /** Called with the file to take out of the message. */
  onRemove: (file: File) => void;
  /** Called with the refused file whose line is to be removed. */
  onDismiss: (refused: RefusedFile) => void;
}

/** The files of the next message, and the refused ones. */
export function ComposerFiles({ files, refused, onRemove, onDismiss }: ComposerFilesProps) {
  const { t } = useLingui();
  const { words } = useFileDropWords(attachmentRules);

  return (
    <Files aria-label={t`Files to send`}>
      {files.map((file, place) => (
        <FileLine
          key={`${file.name} ${file.lastModified} ${file.size}`}
          item={{ id: String(place), file, status: 'waiting' }}
          words={words}
          onRemove={() => onRemove(file)}
        />
      ))}
      {refused.map((one) => (
        <FileLine
          key={`refused ${one.file.name} ${one.file.size}`}
          item={{ id: one.file.name, file: one.file, status: 'refused', error: words.refusal(one) }}
          words={words}
          onRemove={() => onDismiss(one)}
        />
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2);
  max-height: 30dvh;
  margin: 0 0 var(--space-2);
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

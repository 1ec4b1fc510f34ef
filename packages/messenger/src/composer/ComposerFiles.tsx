import { useLingui } from '@lingui/react/macro';
import { useFileDropWords } from '@my-air/screen-kit/words';
import { FileLine, type RefusedFile } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { uploadRules } from './useComposerFiles.ts';

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
  const { words } = useFileDropWords(uploadRules);

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

import { useLingui } from '@lingui/react/macro';
import { useFileDropWords } from '@my-air/feature-api/words';
import { FileLine, type RefusedFile } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { uploadRules } from './uploadRules.ts';

export interface ComposerFilesProps {
  files: readonly File[];
  /** Files that were not taken, with what is wrong with each. */
  refused: readonly RefusedFile[];
  onRemove: (file: File) => void;
  onDismiss: (refused: RefusedFile) => void;
}

/** The files of the next message, and those that cannot be in it. */
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

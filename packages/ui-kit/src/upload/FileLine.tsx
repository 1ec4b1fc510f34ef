import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import File from 'lucide-react/icons/file';
import Film from 'lucide-react/icons/film';
import Image from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { useHasRun } from '../feedback/useHasRun.ts';

/** One file and its progress. */
export interface UploadItem {
  /** The id of the file, unique in the list. */
  id: string;
  /** The file itself. */
  file: globalThis.File;
  /** Whether the file waits to be sent with its form, is being sent, has arrived, or failed. */
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** The share that has arrived, from 0 to 1; without it the progress is not known. */
  progress?: number | undefined;
  /** The reason why the file has not arrived. */
  error?: string | undefined;
}

/** The texts of a file's line. */
export interface FileLineWords {
  /** The size of a file, formatted. */
  size: (bytes: number) => string;
  /** The label of the button that removes a file. */
  remove: (name: string) => string;
  /** The label of the button that sends a file again. */
  retry: (name: string) => string;
  /** The name of a file's progress bar. */
  sending: (name: string) => string;
  /** The text of a file that has arrived. */
  done: string;
  /** The text of a file that has not arrived, when no reason is given. */
  failed: string;
}

export interface FileLineProps {
  /** The file, also one that was refused. */
  item: Omit<UploadItem, 'status'> & { status: UploadItem['status'] | 'refused' };
  /** The texts of the line. */
  words: FileLineWords;
  /** Called with the pressed button when the file is to be removed. */
  onRemove: (button: HTMLElement) => void;
  /** Called when the file is to be sent again; without it there is no button for that. */
  onRetry?: (() => void) | undefined;
  /** Whether the buttons cannot be pressed. @default false */
  isDisabled?: boolean | undefined;
}

/** Characters that turn the direction of text: `gnp.exe` would read as `exe.png`. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A file in a list: its name, its progress, and its problem. */
export function FileLine({ item, words, onRemove, onRetry, isDisabled = false }: FileLineProps) {
  const { file, status, progress, error } = item;
  const name = file.name.replaceAll(directionMarks, '');
  const isWrong = status === 'failed' || status === 'refused';
  const hasBeenSent = useHasRun(status === 'sending');
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <Line data-wrong={isWrong || undefined}>
      {isWrong ? <CircleAlert aria-hidden /> : <Picture type={file.type} />}
      <Words>
        <Name dir="auto">{name}</Name>
        <Facts>
          {words.size(file.size)}
          {status === 'done' && (
            <Done>
              <CircleCheck aria-hidden />
              {words.done}
            </Done>
          )}
        </Facts>
        {isWrong && <Problem>{error ?? words.failed}</Problem>}
        {hasBeenSent && !isWrong && (
          <ProgressBar label={words.sending(name)} value={status === 'done' ? 100 : percent} />
        )}
      </Words>
      {status === 'failed' && onRetry && (
        <IconButton label={words.retry(name)} icon={<RotateCw />} disabled={isDisabled} onClick={onRetry} />
      )}
      <IconButton
        label={words.remove(name)}
        icon={<X />}
        disabled={isDisabled}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </Line>
  );
}

function Picture({ type }: { type: string }) {
  if (type.startsWith('image/')) return <Image aria-hidden />;
  if (type.startsWith('video/')) return <Film aria-hidden />;
  if (type.startsWith('audio/')) return <Music aria-hidden />;
  return <File aria-hidden />;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  padding-block: var(--space-2);
  padding-inline: var(--space-3) var(--space-2);
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);

  > svg {
    flex-shrink: 0;
    width: var(--icon-size-l);
    height: var(--icon-size-l);
    color: var(--color-muted);
  }
  &[data-wrong] {
    background: var(--color-critical-soft);
    border-color: transparent;

    > svg {
      color: var(--color-critical-text);
    }
  }
`;

const Words = styled.div`
  display: flex;
  /* With large text the buttons take a line of their own. */
  flex: 1 1 7rem;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
`;

const Name = styled.span`
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);
  text-align: start;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  gap: var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;

const Done = styled.span`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  color: var(--color-positive-text);

  > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

const Problem = styled.span`
  color: var(--color-critical-text);
  font-size: var(--font-size-14);
`;

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

/** One file, and how far it is. */
export interface UploadItem {
  /** What it is known by. */
  id: string;
  /** The file itself. */
  file: globalThis.File;
  /** Whether it waits to be sent with its form, is on its way, has arrived, or has not. */
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much of it has arrived, from 0 to 1; without it nobody knows. */
  progress?: number | undefined;
  /** Why it has not arrived. */
  error?: string | undefined;
}

/** What the line of a file says. */
export interface FileLineWords {
  /** A number of bytes, for people. */
  size: (bytes: number) => string;
  /** What the button says that takes a file away. */
  remove: (name: string) => string;
  /** What the button says that sends a file again. */
  retry: (name: string) => string;
  /** The name of a file's progress. */
  sending: (name: string) => string;
  /** That a file has arrived. */
  done: string;
  /** That a file has not arrived, when nobody says why. */
  failed: string;
}

export interface FileLineProps {
  item: Omit<UploadItem, 'status'> & { status: UploadItem['status'] | 'refused' };
  words: FileLineWords;
  /** Called with the button that was pressed. */
  onRemove: (button: HTMLElement) => void;
  onRetry?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** A file in a list: what it is, how far it is, and what is wrong with it. */
export function FileLine({ item, words, onRemove, onRetry, isDisabled = false }: FileLineProps) {
  const { file, status, progress, error } = item;
  const isWrong = status === 'failed' || status === 'refused';
  return (
    <Line data-wrong={isWrong || undefined}>
      {isWrong ? <CircleAlert aria-hidden /> : <Picture type={file.type} />}
      <Words>
        <Name dir="auto">{file.name}</Name>
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
        {status === 'sending' && (
          <ProgressBar
            label={words.sending(file.name)}
            value={progress === undefined ? undefined : Math.round(progress * 100)}
          />
        )}
      </Words>
      {status === 'failed' && onRetry && (
        <IconButton
          label={words.retry(file.name)}
          icon={<RotateCw />}
          disabled={isDisabled}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={words.remove(file.name)}
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

import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FileLine, type FileLineWords, type UploadItem } from './FileLine.tsx';
import { FileZone } from './FileZone.tsx';
import { sortUploads, type RefusedFile, type UploadRules } from './uploadRules.ts';

/** The texts of a place for files. */
export interface FileDropWords extends FileLineWords {
  /** The text that opens the picker, such as `Choose files`. */
  choose: string;
  /** The text about the other ways, such as `or drop or paste them here`. */
  drop: string;
  /** The reason why a file was refused. */
  refusal: (refused: RefusedFile) => string;
  /** The text shown after a folder was dropped: it cannot be taken, but the files in it can. */
  folder: string;
  /** The announcement of screen readers once files were added. */
  added: (taken: number, refused: number) => string;
}

export interface FileDropProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'accept' | 'multiple' | 'onChange' | 'children'
> {
  /** The files in the list, each with its progress. */
  items: readonly UploadItem[];
  /** Called with new files that keep the rules; the others are listed with their problem. */
  onAdd: (files: File[]) => void;
  /** Called with the id of a file to remove, whether it has arrived or is being sent. */
  onRemove: (id: string) => void;
  /** Called with the id of a file to send again; without it there is no button for that. */
  onRetry?: ((id: string) => void) | undefined;
  /** The rules for files, as the settings define them. */
  rules: UploadRules;
  /** The texts of the control. */
  words: FileDropWords;
  /** The rules in a sentence, below the invitation. */
  hint?: ReactNode | undefined;
}

/** A place to choose files, to drop them or to paste them, with the list of files. */
export function FileDrop({
  items,
  onAdd,
  onRemove,
  onRetry,
  rules,
  words,
  hint,
  disabled,
  className,
  style,
  ...rest
}: FileDropProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const [isFolderRefused, setIsFolderRefused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function add(files: readonly File[], hasFolder: boolean) {
    if (disabled) return;
    setIsFolderRefused(hasFolder);
    if (files.length === 0) return;
    const sorted = sortUploads(
      items.map(({ file }) => file),
      files,
      rules,
    );
    setRefused(sorted.refused);
    setSaid(words.added(sorted.taken.length, sorted.refused.length));
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  }

  /** The line that is pressed disappears: the focus goes to its neighbour, or back to the picker. */
  function moveFocus(from: Element) {
    const line = from.closest('li');
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
    const next = neighbour?.querySelector('button:last-of-type') ?? frame.current?.querySelector('input');
    (next as HTMLElement | null | undefined)?.focus();
  }

  return (
    <Frame ref={frame} className={className} style={style}>
      <FileZone
        {...rest}
        onFiles={add}
        rules={rules}
        words={words}
        hint={hint}
        isFilled={items.length > 0}
        disabled={disabled}
      />
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      <Refusal role="alert">{isFolderRefused && words.folder}</Refusal>
      {items.length + refused.length > 0 && (
        <Lines>
          {items.map((item) => (
            <FileLine
              key={item.id}
              item={item}
              words={words}
              isDisabled={disabled}
              onRetry={onRetry && (() => onRetry(item.id))}
              onRemove={(button) => {
                moveFocus(button);
                onRemove(item.id);
              }}
            />
          ))}
          {refused.map((one, index) => (
            <FileLine
              key={`refused ${index} ${one.file.name}`}
              item={{ id: '', file: one.file, status: 'refused', error: words.refusal(one) }}
              words={words}
              isDisabled={disabled}
              onRemove={(button) => {
                moveFocus(button);
                setRefused(refused.filter((other) => other !== one));
              }}
            />
          ))}
        </Lines>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
`;

const Refusal = styled.p`
  margin: 0;
  color: var(--color-critical-text);
  font-size: var(--font-size-14);

  &:empty {
    display: none;
  }
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

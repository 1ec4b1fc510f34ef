import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FileLine, type FileLineWords, type UploadItem } from './FileLine.tsx';
import { FileZone } from './FileZone.tsx';
import { sortUploads, type RefusedFile, type UploadRules } from './uploadRules.ts';

/** What a place for files says. */
export interface FileDropWords extends FileLineWords {
  /** What the picker is opened with, such as `Choose files`. */
  choose: string;
  /** What else one can do, such as `or drop or paste them here`. */
  drop: string;
  /** Why a file was not taken. */
  refusal: (refused: RefusedFile) => string;
  /** What is said aloud once files were added. */
  added: (taken: number, refused: number) => string;
}

export interface FileDropProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'accept' | 'multiple' | 'onChange' | 'children'
> {
  /** The files that are there, each with how far it is. */
  items: readonly UploadItem[];
  /** Called with new files that keep the rules; the others are shown with what is wrong. */
  onAdd: (files: File[]) => void;
  /** Called with the id of a file that is no longer wanted, whether it has arrived or is on its way. */
  onRemove: (id: string) => void;
  /** Called with the id of a file that is to be sent again. */
  onRetry?: ((id: string) => void) | undefined;
  /** What the files must be like, as the settings say. */
  rules: UploadRules;
  /** What it says. */
  words: FileDropWords;
  /** The rules in a sentence, below the invitation. */
  hint?: ReactNode | undefined;
}

/** A place to choose files, to drop them or to paste them, and the list of those that are there. */
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
  const frame = useRef<HTMLDivElement>(null);

  function add(files: readonly File[]) {
    if (disabled || files.length === 0) return;
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

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

import Upload from 'lucide-react/icons/upload';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { useFieldControl } from '../field/FieldContext.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FileLine, type FileLineWords, type UploadItem } from './FileLine.tsx';
import { filesOf } from './filesOf.ts';
import { sortUploads, uploadTypes, type RefusedFile, type UploadRules } from './uploadRules.ts';

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
  const [isOver, setIsOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { required, ...control } = useFieldControl();

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

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    add(filesOf(event.dataTransfer));
  }

  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData);
    if (files.length > 0) event.preventDefault();
    add(files);
  }

  function leave(event: DragEvent) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
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
      <Zone
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={leave}
        onDrop={drop}
        onPaste={paste}
      >
        <Upload aria-hidden />
        <span>
          <Choose>{words.choose}</Choose> {words.drop}
        </span>
        {hint !== undefined && <Hint>{hint}</Hint>}
        <Picker
          {...control}
          {...rest}
          type="file"
          accept={acceptOf(rules.types)}
          multiple={rules.maxCount !== 1}
          disabled={disabled}
          required={(rest.required ?? required) && items.length === 0}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </Zone>
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

/** The types as the browser's own picker wants them. */
function acceptOf(types: string | undefined): string | undefined {
  const accepted = uploadTypes(types).map((type) => {
    if (type.endsWith('/')) return `${type}*`;
    return type.includes('/') || type.startsWith('.') || type === '*' ? type : `.${type}`;
  });
  return accepted.length > 0 && !accepted.includes('*') ? accepted.join(',') : undefined;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
`;

const Zone = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  align-items: center;
  padding: var(--space-6) var(--space-4);
  text-align: center;
  background: var(--color-raised);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-card);
  cursor: pointer;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast);

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-bottom: var(--space-1);
    color: var(--color-muted);
  }
  &:hover {
    border-color: var(--color-muted);
  }
  &[data-over] {
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
    border-style: solid;
  }
  &[data-disabled] {
    color: var(--color-muted);
    background: var(--color-sunken);
    border-color: var(--color-line);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--color-critical-text);
  }
`;

const Choose = styled.span`
  color: var(--color-accent-text);
  font-weight: var(--font-weight-strong);

  [data-disabled] & {
    color: inherit;
  }
`;

const Hint = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const Picker = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: inherit;
  opacity: 0;
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

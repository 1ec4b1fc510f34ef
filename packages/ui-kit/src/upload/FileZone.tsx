import Upload from 'lucide-react/icons/upload';
import {
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { useFieldControl } from '../field/FieldContext.ts';
import { filesOf, hasFolder } from './filesOf.ts';
import { uploadTypes, type UploadRules } from './uploadRules.ts';

export interface FileZoneProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'accept' | 'multiple' | 'onChange' | 'children'
> {
  /** Called with the files that were chosen, dropped or pasted, before any rule is checked, and whether a folder was among them. */
  onFiles: (files: File[], hasFolder: boolean) => void;
  /** The rules for files; the picker offers only their types, and one file where only one is allowed. */
  rules: UploadRules;
  /** The texts of the invitation. */
  words: { choose: string; drop: string };
  /** The rules in a sentence. */
  hint?: ReactNode | undefined;
  /** Whether there is a file already, so that a required field is filled in. */
  isFilled: boolean;
}

/** The invitation: a file picker that also takes dropped and pasted files. */
export function FileZone({ onFiles, rules, words, hint, isFilled, disabled, ...rest }: FileZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const { required, ...control } = useFieldControl();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles(filesOf(event.dataTransfer), hasFolder(event.dataTransfer));
  }

  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData);
    if (files.length > 0) event.preventDefault();
    onFiles(files, hasFolder(event.clipboardData));
  }

  function leave(event: DragEvent) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  }

  return (
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
        <Choose>{words.choose}</Choose> <ByMouse>{words.drop}</ByMouse>
      </span>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <Picker
        {...control}
        {...rest}
        type="file"
        accept={acceptOf(rules.types)}
        multiple={rules.maxCount !== 1}
        disabled={disabled}
        required={(rest.required ?? required) && !isFilled}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])], false);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </Zone>
  );
}

/** The types in the notation of the browser's own picker. */
function acceptOf(types: string | undefined): string | undefined {
  const accepted = uploadTypes(types).map((type) => {
    if (type.endsWith('/')) return `${type}*`;
    return type.includes('/') || type.startsWith('.') || type === '*' ? type : `.${type}`;
  });
  return accepted.length > 0 && !accepted.includes('*') ? accepted.join(',') : undefined;
}

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
  &:hover:not([data-disabled]) {
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

/* Fingers cannot drop a file. */
const ByMouse = styled.span`
  @media (pointer: coarse) {
    display: none;
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

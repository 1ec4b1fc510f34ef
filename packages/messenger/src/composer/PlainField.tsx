import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

import type { FieldProps, TypedSelection } from './ComposerField.ts';
import { Area } from './composerParts.ts';
import { toMarkdown, toTyped } from './mentions.ts';
import { pastedFiles } from './pastedFiles.ts';

/** The state of the plain field that a rich one takes over. */
export interface PlainState {
  /** Whether a key is held, a word is being composed or text is being selected: the field must stay. */
  isBusy: boolean;
  hasFocus: boolean;
  selection: TypedSelection;
  /** The text before the user typed. */
  base: string;
}

export interface PlainFieldProps extends FieldProps {
  /** Receives a function that returns the current state of the field. */
  state: Ref<() => PlainState>;
  /** Called when the field gets the focus. */
  onFocus: () => void;
}

/** The time after a key or a composed word in which the field is not replaced, in milliseconds. */
const quietTime = 120;

/** A plain text field for a message: there from the start, and the fallback for the rich one. */
export function PlainField(props: PlainFieldProps) {
  const { markdown, people, offer, onChange, onCaret, handle, state } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = useRef({ isComposing: false, isMarking: false, until: 0 });
  const history = useRef({ base: markdown, written: markdown });
  const text = toTyped(markdown);

  useEffect(() => {
    // A text from elsewhere, such as a message to edit, is the last step of an undo.
    if (markdown !== history.current.written) history.current = { base: markdown, written: markdown };
  }, [markdown]);
  useEffect(() => {
    const release = () => {
      busy.current.isMarking = false;
    };
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, []);

  function write(next: string, caret: number) {
    change(next);
    onCaret(next.slice(0, caret));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  function change(next: string) {
    const written = toMarkdown(next, people);
    history.current.written = written;
    onChange(written);
  }

  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    read: () => toMarkdown(field.current?.value ?? text, people),
    insert(added) {
      const { start, end } = selectionOf(field.current);
      const now = field.current?.value ?? text;
      write(now.slice(0, start) + added + now.slice(end), start + added.length);
    },
    mention({ name }, typedLength) {
      const { start } = selectionOf(field.current);
      const now = field.current?.value ?? text;
      const before = `${now.slice(0, start - typedLength)}@${name} `;
      write(before + now.slice(start), before.length);
    },
  }));
  useImperativeHandle(state, () => () => {
    const { isComposing, isMarking, until } = busy.current;
    return {
      isBusy: isComposing || isMarking || performance.now() < until,
      hasFocus: document.activeElement === field.current,
      selection: selectionOf(field.current),
      base: history.current.base,
    };
  });
  const touch = () => {
    busy.current.until = performance.now() + quietTime;
  };

  return (
    <Area
      ref={field}
      // In browsers that do not fit a field to its text, the number of lines does.
      rows={Math.min(8, text.split('\n').length)}
      dir="auto"
      value={text}
      aria-label={props.label}
      placeholder={props.placeholder}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      aria-autocomplete="list"
      aria-controls={offer?.list}
      aria-activedescendant={offer?.option}
      onFocus={props.onFocus}
      onChange={({ currentTarget }) => {
        touch();
        change(currentTarget.value);
        onCaret(beforeCaret(currentTarget));
      }}
      onSelect={({ currentTarget }) => onCaret(beforeCaret(currentTarget))}
      onKeyDown={(event) => {
        touch();
        if (props.onKey(event.nativeEvent)) event.preventDefault();
      }}
      onPointerDown={() => {
        busy.current.isMarking = true;
      }}
      onCompositionStart={() => {
        busy.current.isComposing = true;
      }}
      onCompositionEnd={() => {
        busy.current.isComposing = false;
        touch();
      }}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        props.onFiles(files);
      }}
    />
  );
}

function selectionOf(field: HTMLTextAreaElement | null): TypedSelection {
  return { start: field?.selectionStart ?? 0, end: field?.selectionEnd ?? 0 };
}

function beforeCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string | undefined {
  return selectionStart === selectionEnd ? value.slice(0, selectionStart) : undefined;
}

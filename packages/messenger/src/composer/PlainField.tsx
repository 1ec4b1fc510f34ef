import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

import type { FieldProps, TypedSelection } from './ComposerField.ts';
import { Area } from './composerParts.ts';
import { toMarkdown, toTyped } from './mentions.ts';
import { pastedFiles } from './pastedFiles.ts';

/** What has to be known of the plain field before another takes its place. */
export interface PlainState {
  /** Whether a key is held, a word is being composed or text is being marked: nothing may move now. */
  isBusy: boolean;
  hasFocus: boolean;
  selection: TypedSelection;
  /** Its text before the person typed. */
  base: string;
}

export interface PlainFieldProps extends FieldProps {
  /** Answers how the field is at this moment. */
  state: Ref<() => PlainState>;
  onFocus: () => void;
}

/** So long after a key or a composed word nothing is put in place of the field, in milliseconds. */
const quietTime = 120;

/** A plain text field for a message: it is there at once, and all there is where nothing else can be loaded. */
export function PlainField(props: PlainFieldProps) {
  const { markdown, people, offer, onChange, onCaret, handle, state } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = useRef({ isComposing: false, isMarking: false, until: 0 });
  const history = useRef({ base: markdown, written: markdown });
  const text = toTyped(markdown);

  useEffect(() => {
    // What came from elsewhere, such as a message to edit, is what an undo ends with.
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
      // Where the browser does not fit a field to its text, its lines do.
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

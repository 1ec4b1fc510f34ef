import type { Editor } from '@tiptap/core';
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';

import type { Mentionable } from '../../text/mentions.ts';
import { createRichEditor, resetEditor } from './createRichEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { RichArea } from './RichArea.ts';
import { trimMarkdown, writeMarkdown } from './writeMarkdown.ts';

/** The actions of the field for a message. */
export interface FieldHandle {
  focus: () => void;
  /** The current text, as it would be sent; the rendered one may be a moment behind. */
  read: () => string;
  /** Inserts text at the caret. */
  insert: (text: string) => void;
  /** Replaces the typed beginning of a mention, the @ included, with the mention. */
  mention: (person: Mentionable, typedLength: number) => void;
}

export interface RichFieldProps {
  /** The text of the field, as it is sent. */
  markdown: string;
  /** Called with the new markdown after each change. */
  onChange: (markdown: string) => void;
  /** The participants who become a mention when their name is typed after an @. */
  people: readonly Mentionable[];
  /** The accessible name of the field. */
  label: string;
  /** The text shown while the field is empty. */
  placeholder: string;
  /** The id of the hint or error that describes the field. */
  describedBy: string;
  /** Whether the text was refused, for assistive technology. */
  isInvalid: boolean;
  /** The ids of the list of participants during a mention, and of the option that Enter chooses. */
  offer: { list: string; option: string } | undefined;
  /** Called with the text before the caret in its line; with undefined while text is selected. */
  onCaret: (before: string | undefined) => void;
  /** Called before the field handles a key. Returns whether the key has been handled. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called with pasted files. */
  onFiles: (files: readonly File[]) => void;
  /** Receives the actions of the field. */
  handle: Ref<FieldHandle | undefined>;
}

/** The field for a message with its formatting in sight. Its source is markdown. */
export function RichField(props: RichFieldProps) {
  const { handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const { editor, read } = useEditor(place, { ...props, onLink: () => setIsLinking(true) });
  useAttributes(editor, props);

  useImperativeHandle(
    handle,
    () =>
      editor && {
        focus: () => editor.view.focus(),
        read,
        insert(text) {
          editor.commands.insertContent({ type: 'text', text });
          // The emoji picker first gives the focus back to its own button.
          requestAnimationFrame(() => editor.view.focus());
        },
        mention({ id, name }, typedLength) {
          const { from } = editor.state.selection;
          editor
            .chain()
            .focus()
            .insertContentAt({ from: from - typedLength, to: from }, [
              { type: 'mention', attrs: { id, label: name } },
              { type: 'text', text: ' ' },
            ])
            .run();
        },
      },
  );

  return (
    <>
      <RichArea ref={place} data-placeholder={props.placeholder} />
      {editor && <FormatBar editor={editor} isLinking={isLinking} onLinkingChange={setIsLinking} />}
    </>
  );
}

/** The editor of a field, which follows text from elsewhere, and how to read its text. */
function useEditor(
  placeRef: RefObject<HTMLDivElement | null>,
  props: RichFieldProps & { onLink: () => void },
) {
  const { markdown, people } = props;
  const known = useRef(markdown);
  const [editor, setEditor] = useState<Editor>();

  const report = useEffectEvent((made: Editor, hasNewText: boolean) => {
    const next = hasNewText ? writeMarkdown(made.getJSON(), people) : known.current;
    if (next !== known.current) {
      known.current = next;
      props.onChange(next);
    }
    props.onCaret(beforeCaret(made));
  });
  /** The callbacks of the last rendering. */
  const latest = useEffectEvent(() => props);

  useLayoutEffect(() => {
    const made: Editor = createRichEditor({
      element: placeRef.current!,
      markdown: known.current,
      onKey: (event) => latest().onKey(event),
      onFiles: (files) => latest().onFiles(files),
      onLink: () => latest().onLink(),
      onChange: (hasNewText) => report(made, hasNewText),
    });
    // A draft is opened with the caret at its end.
    made.commands.setTextSelection(made.state.doc.content.size);
    setEditor(made);
    return () => made.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- made once: what it begins with is read then
  }, []);

  useLayoutEffect(() => {
    if (!editor || markdown === known.current) return;
    known.current = markdown;
    resetEditor(editor, markdown);
  }, [editor, markdown]);

  return { editor, read: () => trimMarkdown(known.current) };
}

/** Sets the attributes of the element that the editor renders. */
function useAttributes(editor: Editor | undefined, props: RichFieldProps): void {
  useLayoutEffect(() => {
    const field = editor?.view.dom;
    if (!field) return;
    const attributes = {
      'aria-label': props.label,
      'aria-placeholder': props.placeholder,
      'aria-describedby': props.describedBy,
      'aria-invalid': props.isInvalid ? 'true' : undefined,
      'aria-controls': props.offer?.list,
      'aria-activedescendant': props.offer?.option,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  });
}

/** The text before the caret in its line; undefined during a selection, or in code, which has no mentions. */
function beforeCaret({ state: { selection } }: Editor): string | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.spec.code) return undefined;
  // A mention counts as one position, and is not a letter.
  return $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
}

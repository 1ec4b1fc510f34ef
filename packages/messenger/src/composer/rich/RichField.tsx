import type { Editor } from '@tiptap/core';
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

import type { FieldProps } from '../ComposerField.ts';
import type { PlainState } from '../PlainField.tsx';
import { adoptText, createRichEditor, piecesIn, resetEditor } from './createRichEditor.ts';
import { FormatBar } from './FormatBar.tsx';
import { markdownOf } from './markdown/Piece.ts';
import { RichArea } from './RichArea.ts';

export interface RichFieldProps extends FieldProps {
  /** The state of the plain field that this one replaces; undefined without a plain field before it. */
  start: PlainState | undefined;
  /** Called when the browser cannot run the editor. */
  onFail: () => void;
}

/** The field for a message with its formatting in sight. Its source stays markdown. */
export function RichField(props: RichFieldProps) {
  const { markdown, people, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const editor = useEditor(place, { ...props, onLink: () => setIsLinking(true) });
  useAttributes(editor, props);

  useImperativeHandle(handle, () => ({
    focus: () => editor?.view.focus(),
    read: () => (editor ? markdownOf(piecesIn(editor), people) : markdown),
    insert(text) {
      editor?.commands.insertContent({ type: 'text', text });
      // The emoji picker first gives the focus back to its own button.
      requestAnimationFrame(() => editor?.view.focus());
    },
    mention({ id, name }, typedLength) {
      const { from } = editor?.state.selection ?? { from: 0 };
      editor
        ?.chain()
        .focus()
        .insertContentAt({ from: from - typedLength, to: from }, [
          { type: 'mention', attrs: { id, label: name } },
          { type: 'text', text: ' ' },
        ])
        .run();
    },
  }));

  return (
    <>
      <RichArea ref={place} data-placeholder={props.placeholder} />
      {editor && <FormatBar editor={editor} isLinking={isLinking} onLinkingChange={setIsLinking} />}
    </>
  );
}

/** The editor of a field: begins with the state of the plain field before it, and follows text from elsewhere. */
function useEditor(
  placeRef: RefObject<HTMLDivElement | null>,
  props: RichFieldProps & { onLink: () => void },
): Editor | undefined {
  const { markdown, people, start } = props;
  const known = useRef(markdown);
  const [editor, setEditor] = useState<Editor>();

  const begin = useEffectEvent((made: Editor) => {
    if (!start) {
      // A draft is opened with the caret at its end.
      made.commands.setTextSelection(made.state.doc.content.size);
      return;
    }
    adoptText(made, markdown, start.selection);
    if (start.hasFocus) made.view.focus();
  });
  const reportChange = useEffectEvent((made: Editor, hasNewText: boolean) => {
    const next = hasNewText ? markdownOf(piecesIn(made), people) : known.current;
    if (next !== known.current) {
      known.current = next;
      props.onChange(next);
    }
    props.onCaret(beforeCaret(made));
  });
  /** The callbacks of the last rendering. */
  const latest = useEffectEvent(() => props);

  // Before anything is painted and in one step: no key can be lost between the two fields.
  useLayoutEffect(() => {
    let made: Editor;
    try {
      made = createRichEditor({
        element: placeRef.current!,
        markdown: start?.base ?? known.current,
        onKey: (event) => latest().onKey(event),
        onFiles: (files) => latest().onFiles(files),
        onLink: () => latest().onLink(),
        onChange: (hasNewText) => reportChange(made, hasNewText),
      });
    } catch {
      latest().onFail();
      return undefined;
    }
    begin(made);
    setEditor(made);
    return () => made.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- made once: what it begins with is read then
  }, []);

  useLayoutEffect(() => {
    if (!editor || markdown === known.current || (markdown + known.current).trim() === '') return;
    known.current = markdown;
    resetEditor(editor, markdown);
  }, [editor, markdown]);

  return editor;
}

/** Sets the attributes of the element that the editor renders. */
function useAttributes(editor: Editor | undefined, props: FieldProps): void {
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

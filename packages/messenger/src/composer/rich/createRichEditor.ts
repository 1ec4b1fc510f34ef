import { filesOf } from '@my-air/ui-kit';
import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Slice, type Node } from '@tiptap/pm/model';
import { EditorState, Selection, TextSelection } from '@tiptap/pm/state';

import type { TypedSelection } from '../ComposerField.ts';
import { pastedFiles } from '../pastedFiles.ts';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { ComposerKeys } from './ComposerKeys.ts';
import type { DocumentNode } from './markdown/MarkdownDocument.ts';
import { parseMarkdown } from './markdown/parseMarkdown.ts';
import { placeAt, typedOf, type Piece } from './markdown/Piece.ts';
import { writeMarkdown } from './markdown/writeMarkdown.ts';
import { richExtensions } from './richExtensions.ts';

export interface RichEditorOptions {
  /** The element that it is rendered in. */
  element: HTMLElement;
  markdown: string;
  /** Called before the editor handles a key. Returns whether the key has been handled. */
  onKey: (event: KeyboardEvent) => boolean;
  onFiles: (files: readonly File[]) => void;
  /** Called when the address of a link is to be entered. */
  onLink: () => void;
  /** Called after every change of the text or the caret. */
  onChange: (hasNewText: boolean) => void;
}

/** Creates the editor of a message. It throws where the browser cannot run it. */
export function createRichEditor({ element, markdown, onChange, ...on }: RichEditorOptions): Editor {
  return new Editor({
    element,
    // The page has the editor's styles, and a strict policy refuses a style element.
    injectCSS: false,
    enablePasteRules: false,
    extensions: richExtensions.map((extension) =>
      extension.name === ComposerKeys.name ? ComposerKeys.configure({ onLink: on.onLink }) : extension,
    ),
    content: parseMarkdown(markdown) as object,
    onTransaction: ({ transaction }) => onChange(transaction.docChanged),
    editorProps: {
      attributes: { 'aria-multiline': 'true', 'aria-autocomplete': 'list', dir: 'auto' },
      handleKeyDown: (_, event) => on.onKey(event),
      handlePaste(view, event) {
        const files = pastedFiles(event.clipboardData);
        if (files.length > 0) {
          on.onFiles(files);
          return true;
        }
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (event.clipboardData?.getData('text/html') || text === '') return false;
        const { tr, selection, schema } = view.state;
        if (selection.$from.parent.type.spec.code) tr.insertText(text.replaceAll(/\r\n?/g, '\n'));
        else tr.replaceSelection(sliceOf(schema.nodeFromJSON(parseMarkdown(text))));
        view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
        return true;
      },
      // Dropped files are handled by the whole conversation.
      handleDrop: (_, event) => filesOf(event.dataTransfer).length > 0,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextSerializer: ({ content }) =>
        typedOf(writeMarkdown({ type: 'doc', content: (content.toJSON() ?? []) as DocumentNode[] })),
    },
  });
}

/** The content of an editor, as markdown in pieces. */
export function piecesIn(editor: Editor): Piece[] {
  return writeMarkdown(editor.getJSON() as DocumentNode);
}

/** Replaces the text; the old one cannot be restored with an undo. */
export function resetEditor({ view, schema }: Editor, markdown: string): void {
  const doc = schema.nodeFromJSON(parseMarkdown(markdown));
  const { plugins } = view.state;
  view.updateState(EditorState.create({ doc, plugins, selection: Selection.atEnd(doc) }));
  // Subscribers of the caret are notified as of any other change.
  view.dispatch(view.state.tr);
}

/** Takes over a text that was typed in another field, as one step of undo. */
export function adoptText(editor: Editor, markdown: string, { start, end }: TypedSelection): void {
  const { view, schema } = editor;
  const doc = schema.nodeFromJSON(parseMarkdown(markdown));
  const { tr } = view.state;
  if (!view.state.doc.eq(doc)) tr.replaceWith(0, tr.doc.content.size, doc.content);
  const pieces = writeMarkdown(doc.toJSON() as DocumentNode);
  const [anchor, head] = [start, end].map((offset) => Math.min(placeAt(pieces, offset), tr.doc.content.size));
  tr.setSelection(TextSelection.between(tr.doc.resolve(anchor!), tr.doc.resolve(head!)));
  view.dispatch(tr);
  // Later input is a step of undo of its own.
  view.dispatch(closeHistory(view.state.tr));
}

/** The content of a document, open at ends with a line of text, which continues the line it is put into. */
function sliceOf({ content }: Node): Slice {
  const open = (node: Node | null | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(content, open(content.firstChild), open(content.lastChild));
}

import { filesOf } from '@my-air/ui-kit';
import { Editor } from '@tiptap/core';
import { Slice, type Node, type Schema } from '@tiptap/pm/model';
import { EditorState, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { readMarkdown } from './readMarkdown.ts';
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

/** Creates the editor of a message. */
export function createRichEditor({ element, markdown, onChange, ...on }: RichEditorOptions): Editor {
  return new Editor({
    element,
    // The page has the editor's styles, and a strict policy refuses a style element.
    injectCSS: false,
    enablePasteRules: false,
    extensions: richExtensions(on.onLink),
    content: readMarkdown(markdown),
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
        const text = (event.clipboardData?.getData('text/plain') ?? '').replaceAll(/\r\n?/g, '\n');
        if (event.clipboardData?.getData('text/html') || text === '') return false;
        const { tr, selection, schema } = view.state;
        if (selection.$from.parent.type.spec.code) tr.insertText(text);
        else tr.replaceSelection(linesOf(text, schema));
        view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
        return true;
      },
      handleDOMEvents: { focus: keepCaret },
      // Dropped files are handled by the whole conversation.
      handleDrop: (_, event) => filesOf(event.dataTransfer).length > 0,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n', leafText),
    },
  });
}

/**
 * Keeps the caret where it was when a script gives the focus, such as a menu that closes: a browser puts it first. A key
 * does not wait for that, and finds the caret in its place: brought back later it would undo what the key has selected.
 */
function keepCaret(view: EditorView): void {
  if (view.dom.matches(':active')) return;
  const { selection, doc } = view.state;
  const bringBack = () => {
    clearTimeout(timer);
    view.dom.removeEventListener('keydown', bringBack, true);
    if (view.isDestroyed || !view.hasFocus() || view.state.doc !== doc) return;
    view.dispatch(view.state.tr.setSelection(selection));
    // Writes the caret into the page also where the editor has not noticed yet that it was moved.
    view.focus();
  };
  const timer = setTimeout(bringBack);
  view.dom.addEventListener('keydown', bringBack, true);
}

/** Replaces the text; the old one cannot be restored with an undo. */
export function resetEditor({ view, schema }: Editor, markdown: string): void {
  const doc = schema.nodeFromJSON(readMarkdown(markdown));
  const { plugins } = view.state;
  view.updateState(EditorState.create({ doc, plugins, selection: Selection.atEnd(doc) }));
  // Subscribers of the caret are notified as of any other change.
  view.dispatch(view.state.tr);
}

/** The files of a paste. Sheets and documents are copied as a picture too: of those only the text counts. */
function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  const files = filesOf(clipboard);
  if (files.length === 0) return files;
  const isText = clipboard?.getData?.('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : files;
}

/** Text as lines, of which the first and the last continue the line that they are put into. */
function linesOf(text: string, schema: Schema): Slice {
  const lines = text.split('\n').map((line) => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  }));
  return new Slice(schema.nodeFromJSON({ type: 'doc', content: lines }).content, 1, 1);
}

function leafText({ type, attrs }: Node): string {
  return type.name === 'mention' ? `@${attrs.label}` : '\n';
}

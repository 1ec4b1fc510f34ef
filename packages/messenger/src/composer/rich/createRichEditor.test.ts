import type { Editor } from '@tiptap/core';
import * as fc from 'fast-check';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createMessageGrammar } from '../../contract/messageGrammar.ts';
import { arbitraryText, documentOf, drawnText } from '../../testing/messageTexts.ts';
import { createRichEditor, resetEditor } from './createRichEditor.ts';
import { writeMarkdown } from './writeMarkdown.ts';

let editor: Editor | undefined;
const onFiles = vi.fn();
afterEach(() => {
  editor?.destroy();
  onFiles.mockClear();
});

function open(markdown = '') {
  const element = document.createElement('div');
  document.body.append(element);
  editor = createRichEditor({
    element,
    markdown,
    onKey: () => false,
    onFiles,
    onLink: () => {},
    onChange: () => {},
  });
  return editor;
}
const source = (of: Editor) => writeMarkdown(of.getJSON());

/** Types as a browser reports it to the editor, letter by letter. */
function type(into: Editor, text: string) {
  for (const letter of text) {
    const { view } = into;
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isDone = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (!isDone) view.dispatch(insert());
  }
}

function press(of: Editor, key: string, options: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, ...options });
  return of.view.someProp('handleKeyDown', (handle) => handle(of.view, event)) ?? false;
}

function paste(into: Editor, types: Record<string, string>, files: File[] = []) {
  const clipboardData = { getData: (name: string) => types[name] ?? '', files, items: [] };
  const event = Object.assign(new Event('paste'), { clipboardData }) as unknown as ClipboardEvent;
  const { view } = into;
  return view.someProp('handlePaste', (handle) => handle(view, event, view.state.selection.content()));
}

const draw = createMessageGrammar();
const drawn = (of: Editor) => drawnText(draw.render(source(of)));

test.each(['before', 'after'] as const)(
  '[MSG-04] [MS-04] everything that is selected and deleted %s the caret is back, is deleted',
  async (moment) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const of = open('a draft of yesterday');
    of.commands.setTextSelection(of.state.doc.content.size);
    of.view.dom.focus();
    // A browser puts the caret first.
    of.commands.setTextSelection(1);
    if (moment === 'after') vi.runAllTimers();
    of.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true }));
    expect(of.state.selection.empty).toBe(false);
    vi.runAllTimers();
    of.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete' }));
    expect(source(of)).toBe('');
  },
);

test('[MSG-04] [MS-04] a letter that is typed before the caret is back, is typed at the caret', () => {
  const of = open('a draft');
  of.commands.setTextSelection(of.state.doc.content.size);
  of.view.dom.focus();
  of.commands.setTextSelection(1);
  of.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: '!' }));
  type(of, '!');
  expect(source(of)).toBe('a draft!');
});

describe('[MSG-04] typing', () => {
  test.for([
    ['plain words', '<p>plain words</p>'],
    ['a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['*a* b', '<p><em>a</em> b</p>'],
    ['a _b_ c', '<p>a <em>b</em> c</p>'],
    ['~~a~~ `b`', '<p><s>a</s> <code>b</code></p>'],
    ['- a', '<ul><li><p>a</p></li></ul>'],
    ['1. a', '<ol><li><p>a</p></li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
  ])('%j shows its format at once: %s', ([typed, shown]) => {
    const made = open();
    type(made, typed!);
    expect(made.getHTML()).toBe(shown);
  });

  test.for([
    'Tile 2*3*4 cm',
    'price*list*2026.xlsx',
    '__init__ and **kwargs',
    'a_b_c and _private',
    '# 1 in the chart',
    String.raw`C:\new\_temp\*.*`,
    'A&reg;B and &nbsp;',
    '~~~ abc',
    '---',
    '===',
    'a | b',
    '![a](url)',
    '[a](https://a.test)',
    '* * *',
    '+ 100 USD',
    '1986. A great year',
    '2. yes',
  ])('%j has no format, and is drawn as it was typed', (typed) => {
    const made = open();
    type(made, typed);
    expect(made.getHTML()).not.toMatch(/<(?!\/?p>)/);
    expect(drawn(made)).toBe(typed);
  });

  test.for([
    ['- ', '100 USD', '- 100 USD'],
    ['1. ', 'a year', '1. a year'],
    ['> ', 'a', '> a'],
    ['**not bold**', ' at all', '**not bold** at all'],
    ['a `b`', '!', 'a `b`!'],
  ])('Backspace takes the format of %j back, and it is drawn as it was typed', ([typed, more, all]) => {
    const made = open();
    type(made, typed!);
    expect(made.getHTML()).not.toBe(open(writeMarkdown(documentOf(typed!))).getHTML());
    press(made, 'Backspace');
    type(made, more!);
    expect(drawn(made)).toBe(all);
  });

  test('a new line is a line, in a list an item, and in code a line of it', () => {
    const made = open();
    type(made, 'a');
    press(made, 'Enter', { shiftKey: true });
    type(made, '- b');
    press(made, 'Enter', { shiftKey: true });
    type(made, 'c');
    press(made, 'Enter', { shiftKey: true });
    press(made, 'Enter', { shiftKey: true });
    type(made, '```');
    press(made, 'Enter', { shiftKey: true });
    type(made, '*d*');
    press(made, 'Enter', { shiftKey: true });
    type(made, 'e');
    expect(source(made)).toBe('a\n\n- b\n- c\n\n```\n*d*\ne\n```');
  });

  test('the keys of the formats format', () => {
    const made = open('word');
    made.commands.selectAll();
    for (const [key, options, written] of [
      ['b', {}, '**word**'],
      ['i', {}, '**_word_**'],
      ['x', { shiftKey: true }, '**_~~word~~_**'],
    ] as const) {
      press(made, key, { ctrlKey: true, ...options });
      expect(source(made)).toBe(written);
    }
  });
});

test('[MSG-04] a text is gone for good once another is written there', () => {
  const made = open('what was sent');
  type(made, '!');
  resetEditor(made, 'another');
  made.commands.undo();
  expect(source(made)).toBe('another');
});

describe('[MSG-04] pasting', () => {
  test('plain text keeps its lines, and gets no format', () => {
    const made = open('ab');
    made.commands.setTextSelection(2);
    paste(made, { 'text/plain': '**x**\r\n\r\n- y' });
    expect(made.getHTML()).toBe('<p>a**x**</p><p></p><p>- yb</p>');
    expect(drawn(made)).toBe('a**x**\n\n- yb');
  });

  test('whatever plain text it is, it is drawn as it was copied', () => {
    const made = open();
    fc.assert(
      fc.property(arbitraryText, (text) => {
        resetEditor(made, '');
        paste(made, { 'text/plain': text });
        expect(drawn(made)).toBe(text);
        const markdown = source(made);
        resetEditor(made, markdown);
        expect(source(made)).toBe(markdown);
      }),
      { numRuns: 100 },
    );
  });

  test('into code it stays what it is', () => {
    const made = open('```\n\n```');
    made.commands.setTextSelection(1);
    paste(made, { 'text/plain': '- *x*\ny' });
    expect(source(made)).toBe('```\n- *x*\ny\n```');
  });

  test('[MS-12] files are attached; a picture of cells that have words is not', () => {
    const made = open();
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    paste(made, {}, [file]);
    expect(onFiles).toHaveBeenCalledWith([file]);
    onFiles.mockClear();
    paste(made, { 'text/html': '<table></table>', 'text/plain': 'a' }, [file]);
    expect(onFiles).not.toHaveBeenCalled();
  });

  test('[MS-35] a hundred thousand characters arrive as they are', () => {
    const made = open();
    const long = 'A **long** line of words. '.repeat(40).trim().concat('\n').repeat(100).trim();
    paste(made, { 'text/plain': long });
    expect(drawn(made)).toBe(long);
  });
});

import type { Editor } from '@tiptap/core';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { mentionSpan } from '../mentions.ts';
import { adoptText, createRichEditor, piecesIn, resetEditor } from './createRichEditor.ts';
import { markdownOf } from './markdown/Piece.ts';

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
const source = (of: Editor) => markdownOf(piecesIn(of));

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

describe('[MSG-04] typing into the rich field', () => {
  test.for([
    ['plain words', '<p>plain words</p>'],
    ['a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['a __b__ c', '<p>a <strong>b</strong> c</p>'],
    ['*a* _b_', '<p><em>a</em> <em>b</em></p>'],
    ['~~a~~ `b`', '<p><s>a</s> <code>b</code></p>'],
    ['**a _b_ c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['[a](https://a.test) b', '<p><a href="https://a.test" rel="noopener noreferrer nofollow">a</a> b</p>'],
    ['[a](javascript:b)', '<p>[a](javascript:b)</p>'],
    ['2 * 3 * 4, a_b_c', '<p>2 * 3 * 4, a_b_c</p>'],
    ['# title', '<p># title</p>'],
    ['- a', '<ul><li><p>a</p></li></ul>'],
    ['* a', '<ul><li><p>a</p></li></ul>'],
    ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
  ])('%j is sent as it is typed, and shown as %s', ([typed, shown]) => {
    const made = open();
    type(made, typed!);
    expect(made.getHTML()).toBe(shown);
    expect(source(made)).toBe(typed);
  });

  test('whatever is typed in a line, letter by letter, is sent as it is typed', () => {
    const part = fc.constantFrom(
      'a',
      'word',
      ' ',
      '*',
      '**',
      '***',
      '_',
      '__',
      '~~',
      '~',
      '`',
      '``',
      '[',
      ']',
      '(https://a.test)',
      '!',
      '<',
      '@',
      '👍🏽',
      'ї',
    );
    const made = open();
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        resetEditor(made, '');
        const typed = `x${parts.join('')}`;
        type(made, typed);
        expect(source(made)).toBe(typed);
      }),
      { numRuns: 300 },
    );
  });

  test('a format that was not meant is taken back by itself', () => {
    const made = open();
    type(made, 'a *b*');
    made.commands.undo();
    expect(made.getHTML()).toBe('<p>a *b*</p>');
    type(made, ' c');
    expect(source(made)).toBe('a *b* c');
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
    expect(source(made)).toBe('a\n- b\n- c\n```\n*d*\ne\n```');
  });

  test('the keys of the formats format', () => {
    const made = open('word');
    made.commands.selectAll();
    for (const [key, options, written] of [
      ['b', {}, '**word**'],
      ['i', {}, '***word***'],
      ['x', { shiftKey: true }, '***~~word~~***'],
    ] as const) {
      press(made, key, { ctrlKey: true, ...options });
      expect(source(made)).toBe(written);
    }
  });
});

describe('[MSG-04] what was typed into the plain field', () => {
  const span = mentionSpan({ id: 8, name: 'Lea' });

  test('is in the rich one with the selection, and one undo takes it back', () => {
    const made = open('');
    adoptText(made, `Hi ${span}, **all** of you`, { start: 11, end: 14 });
    const { from, to } = made.state.selection;
    expect(made.state.doc.textBetween(from, to)).toBe('all');
    type(made, 'x');
    expect(source(made)).toBe(`Hi ${span}, **x** of you`);
    made.commands.undo();
    expect(source(made)).toBe(`Hi ${span}, **all** of you`);
    made.commands.undo();
    expect(source(made)).toBe('');
  });

  test('is gone for good once something else is written there', () => {
    const made = open('what was sent');
    type(made, '!');
    resetEditor(made, 'another');
    made.commands.undo();
    expect(source(made)).toBe('another');
  });
});

describe('[MSG-04] pasting', () => {
  test('plain text keeps its lines, and its markdown is shown', () => {
    const made = open('ab');
    made.commands.setTextSelection(2);
    paste(made, { 'text/plain': '**x**\r\n\r\ny' });
    expect(source(made)).toBe('a**x**\n\nyb');
    expect(made.getHTML()).toContain('<strong>x</strong>');
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
    expect(source(made)).toBe(long);
  });
});

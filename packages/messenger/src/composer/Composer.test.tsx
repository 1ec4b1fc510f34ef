import { atomStore } from '@my-air/client-state';
import { renderInPortal } from '@my-air/feature-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { loadMessages } from '../messages.ts';
import { lea, max } from '../testing/sampleChats.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { mentionables, mentionSpan } from './mentions.ts';
import { writingMode } from './writingMode.ts';

const onSend = vi.fn<(markdown: string) => void>();

beforeEach(() => {
  localStorage.clear();
  onSend.mockClear();
});

function Writing(props: Partial<ComposerProps>) {
  const [markdown, setMarkdown] = useState(props.markdown ?? '');
  return (
    <Composer
      markdown={markdown}
      onMarkdownChange={setMarkdown}
      files={[]}
      onFilesChange={() => {}}
      isEditing={false}
      replyTo={undefined}
      onCancelReply={() => {}}
      onCancelEdit={() => {}}
      onEditLast={() => {}}
      people={mentionables([max, lea])}
      onSend={(written) => {
        onSend(written);
        setMarkdown('');
      }}
      isBusy={false}
      error={undefined}
      {...Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'markdown'))}
    />
  );
}

const open = (props: Partial<ComposerProps> = {}) => renderInPortal(<Writing {...props} />, { loadMessages });
const plain = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const rich = () =>
  waitFor(() => {
    const field = screen.getByRole<HTMLElement & { editor?: Editor }>('textbox', { name: 'Message' });
    expect(field.editor).toBeTruthy();
    return field as HTMLElement & { editor: Editor };
  });
/** Twice the time for which a busy field is left alone. */
// oxlint-disable-next-line my-air/no-fixed-wait -- proves that the field is not replaced
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

/** Types as a browser reports it to the editor, letter by letter. */
function typeInto({ view }: Editor, text: string) {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
}

describe('[MSG-04] the rich field', () => {
  test('takes the place of the plain one with the text, what is marked, and the focus', async () => {
    open();
    const field = await plain();
    // Immediately: the rich field is loaded from now on, and may come between two letters.
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'one **two** three' } });
    field.setSelectionRange(6, 9);
    const { editor } = await rich();
    expect(editor.getHTML()).toBe('<p>one <strong>two</strong> three</p>');
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('two');
    expect(document.activeElement).toBe(editor.view.dom);
    act(() => typeInto(editor, '2'));
    fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith('one **2** three');
    await waitFor(() => expect(editor.getText()).toBe(''));
  });

  test('is not shown to a person who prefers plain text, and the preference is theirs alone', async () => {
    atomStore.set(writingMode(1), 'plain');
    atomStore.set(writingMode(2), 'rich');
    open({ markdown: '**as typed**' });
    const field = await plain();
    await userEvent.click(field);
    await aWhile();
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('**as typed**');
  });
});

/** Texts to type into either field, with the keys between. */
const conversations: readonly (readonly string[])[] = [
  ['plain words, **bold**, _italic_ and `code`'],
  ['two', '\n', 'lines', '\n', '', '\n', 'and one'],
  ['- a list', '\n', '', '\n'],
  ['Hi @Lea Lawyer, hi @max!'],
  ['2 * 3 * 4 is a_b_c'],
  ['[a](https://a.test) and https://b.test/c_d_e'],
];

test.for(conversations)('[MSG-04] both fields send the same of %j', async (parts) => {
  const markdown: string[] = [];
  for (const mode of ['plain', 'rich'] as const) {
    atomStore.set(writingMode(1), mode);
    const { unmount } = open();
    if (mode === 'plain') {
      const field = await plain();
      fireEvent.change(field, { target: { value: parts.join('') } });
      fireEvent.keyDown(field, { key: 'Enter' });
    } else {
      const { editor } = await rich();
      for (const part of parts) {
        if (part === '\n') fireEvent.keyDown(editor.view.dom, { key: 'Enter', shiftKey: true });
        else act(() => typeInto(editor, part));
      }
      fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
    }
    markdown.push(onSend.mock.lastCall?.[0] ?? '');
    onSend.mockClear();
    unmount();
  }
  expect(markdown[0]).not.toBe('');
  expect(markdown[1]!.replace(/\n-\s*$/, '')).toBe(markdown[0]);
});

test('[MS-10] the people of the chat are offered as a list that the field points into, and announced', async () => {
  open();
  const { editor } = await rich();
  act(() => {
    editor.view.focus();
    typeInto(editor, 'Hi @');
  });
  const list = await screen.findByRole('listbox', { name: 'People in this chat' });
  const field = editor.view.dom;
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  const options = screen.getAllByRole('option');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]!.id);
  expect(screen.getByText('2 people to mention').tagName).toBe('OUTPUT');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(options[1]!.id));
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith(`Hi ${mentionSpan({ id: 8, name: 'Lea Lawyer' })}`);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.for(['plain', 'rich'] as const)(
  '[MS-10] nobody is offered any more once the message is sent from the %s field',
  async (mode) => {
    atomStore.set(writingMode(1), mode);
    open();
    if (mode === 'plain') await userEvent.type(await plain(), 'Hi @');
    else {
      const { editor } = await rich();
      act(() => typeInto(editor, 'Hi @'));
    }
    expect(await screen.findByRole('listbox')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith('Hi @');
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test('[MS-04] a draft is opened with the caret at its end', async () => {
  open({ markdown: '**Half** a thought' });
  const { editor } = await rich();
  act(() => typeInto(editor, '!'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('**Half** a thought!');
});

test('[MS-11] markup is not sent from the rich field either, and it stays', async () => {
  open();
  const { editor } = await rich();
  act(() => typeInto(editor, '<b>bold</b>'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('Remove the HTML tags');
  expect(editor.view.dom.getAttribute('aria-invalid')).toBe('true');
  expect(editor.getText()).toBe('<b>bold</b>');
  expect(onSend).not.toHaveBeenCalled();
});

test('[MS-06] an arrow up in the empty rich field asks for the last message, in one with text it does not', async () => {
  const onEditLast = vi.fn();
  open({ onEditLast });
  const { editor } = await rich();
  fireEvent.keyDown(editor.view.dom, { key: 'ArrowUp' });
  expect(onEditLast).toHaveBeenCalledOnce();
  act(() => typeInto(editor, 'a'));
  fireEvent.keyDown(editor.view.dom, { key: 'ArrowUp' });
  expect(onEditLast).toHaveBeenCalledOnce();
});

test('[MS-31] the toolbar is one stop of Tab, with the arrows within, and shows what is on', async () => {
  open({ markdown: 'word' });
  const { editor } = await rich();
  const bold = await screen.findByRole('button', { name: 'Bold' });
  const italic = screen.getByRole('button', { name: 'Italic' });
  expect([bold.tabIndex, italic.tabIndex]).toEqual([0, -1]);
  act(() => bold.focus());
  fireEvent.keyDown(bold, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(italic);
  expect([bold.tabIndex, italic.tabIndex]).toEqual([-1, 0]);
  act(() => void editor.commands.selectAll());
  fireEvent.click(bold);
  await waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'));
  expect(editor.getHTML()).toBe('<p><strong>word</strong></p>');
});

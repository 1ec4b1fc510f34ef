import { forgetPage } from '@my-air/feature-kit/state';
import { renderInPortal } from '@my-air/feature-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { createRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { saveSnippet } from '../snippets/snippets.ts';
import { lea, max } from '../testing/sampleChats.ts';
import { Composer, type ComposerHandle, type ComposerProps } from './Composer.tsx';
import { mentionables, mentionSpan } from '../text/mentions.ts';

const onSend = vi.fn<(markdown: string) => void>();

beforeEach(() => {
  localStorage.clear();
  forgetPage();
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
      recent={[]}
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
const rich = () =>
  waitFor(() => {
    const field = screen.getByRole<HTMLElement & { editor?: Editor }>('textbox', { name: 'Message' });
    expect(field.editor).toBeTruthy();
    return field as HTMLElement & { editor: Editor };
  });
/** Types as a browser reports it to the editor, letter by letter. */
function typeInto({ view }: Editor, text: string) {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
}

test('[MSG-04] what is typed is sent, with Shift and Enter between its lines, and names as mentions', async () => {
  open();
  const { editor } = await rich();
  for (const part of ['Tile 2*3 for @Lea Lawyer now', '', '- **one**', 'two']) {
    act(() => typeInto(editor, part));
    if (part !== 'two') fireEvent.keyDown(editor.view.dom, { key: 'Enter', shiftKey: true });
  }
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  const lea = mentionSpan({ id: 8, name: 'Lea Lawyer' });
  expect(onSend).toHaveBeenCalledWith(`Tile 2\\*3 for ${lea} now\n\n- **one**\n- two`);
  await waitFor(() => expect(editor.getText()).toBe(''));
});

test('[MSG-04] a focus that was asked for before the field was loaded goes into it', async () => {
  const handle = createRef<ComposerHandle>();
  open({ handle });
  await screen.findByRole('button', { name: 'Send' });
  act(() => handle.current!.focus());
  const { editor } = await rich();
  await waitFor(() => expect(document.activeElement).toBe(editor.view.dom));
});

test('[MSG-04] on a touch screen Enter begins a new line, and the button sends', async () => {
  const touch = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  open();
  const { editor } = await rich();
  act(() => typeInto(editor, 'one'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  act(() => typeInto(editor, 'two'));
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('one\ntwo');
  touch.mockRestore();
});

test('[MSG-04] invisible signs alone cannot be sent', async () => {
  open();
  const { editor } = await rich();
  act(() => typeInto(editor, '\u{200B}\u{2060} \u{3164}'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
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

test('[MS-10] nobody is offered any more once the message is sent', async () => {
  open();
  const { editor } = await rich();
  act(() => typeInto(editor, 'Hi @'));
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('Hi @');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[MS-04] a draft is opened with the caret at its end', async () => {
  open({ markdown: '**Half** a thought' });
  const { editor } = await rich();
  act(() => typeInto(editor, '!'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('**Half** a thought!');
});

test('[MS-11] markup is not sent, and it stays', async () => {
  open();
  const { editor } = await rich();
  act(() => typeInto(editor, '<b>bold</b>'));
  fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toContain('Remove the HTML tags');
  expect(editor.view.dom.getAttribute('aria-invalid')).toBe('true');
  expect(editor.getText()).toBe('<b>bold</b>');
  expect(onSend).not.toHaveBeenCalled();
});

test('[MS-06] an arrow up in the empty field asks for the last message, in one with text it does not', async () => {
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

describe('[MSG-04] snippets after a slash', () => {
  const typeSlash = async (props: Partial<ComposerProps>) => {
    open(props);
    const { editor } = await rich();
    act(() => {
      editor.view.focus();
      typeInto(editor, '/');
    });
    return editor;
  };
  const items = () =>
    screen
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
      .join();

  test('saved and sent texts are offered, and the chosen one takes the place of the slash', async () => {
    saveSnippet(1, 'See the **plan**');
    const editor = await typeSlash({ recent: ['Thank you', 'See the **plan**'] });
    expect(await screen.findByRole('menu', { name: 'Snippets' })).toBeTruthy();
    expect(items()).toBe('See the plan,Thank you,Remove snippets');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(editor.getText()).toBe('Thank you'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(editor.view.dom);
    fireEvent.keyDown(editor.view.dom, { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith('Thank you');
  });

  test('Escape leaves the slash as text, with the caret behind it', async () => {
    const editor = await typeSlash({ recent: ['Thank you'] });
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(editor.view.dom));
    act(() => typeInto(editor, 'path'));
    expect(editor.getText()).toBe('/path');
  });

  test('letters that are typed on are in the field, and nothing is chosen', async () => {
    const editor = await typeSlash({ recent: ['path to the files'] });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
    await userEvent.keyboard('p');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(editor.view.dom));
    expect(editor.getText()).toBe('/p');
  });

  test('a slash in a text, in an edit, or with nothing to offer is a slash', async () => {
    const editor = await typeSlash({ markdown: 'one', recent: ['Thank you'] });
    expect(editor.getText()).toBe('one/');
    expect(screen.queryByRole('menu')).toBeNull();
    cleanup();
    await typeSlash({ isEditing: true, recent: ['Thank you'] });
    cleanup();
    await typeSlash({});
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('saved texts are removed one by one', async () => {
    for (const text of ['One', 'Two']) saveSnippet(1, text);
    await typeSlash({});
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove snippets' }));
    const dialog = await screen.findByRole('dialog', { name: 'Snippets' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove: Two' }));
    expect(within(dialog).queryByText('Two')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove: One' }));
    expect(within(dialog).getByText('No snippets')).toBeTruthy();
  });
});

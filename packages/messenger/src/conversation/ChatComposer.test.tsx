import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { draftOf } from '@my-air/feature-kit/forms';
import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { editMessage, type Chat } from '../contract.ts';
import { changeDraft, chatPlace, withEdit } from '../drafts/ChatDraft.ts';
import { draftFilesAtom } from '../drafts/draftFiles.ts';
import { loadMessages } from '../locales/index.ts';
import { listOutgoing } from '../send/outgoingStore.ts';
import { buildChat } from '../testing/buildChat.ts';
import { buildConversation } from '../testing/buildConversation.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { max, me, words } from '../testing/sampleChats.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ConversationContext } from './ConversationContext.ts';

// The field itself is tested in a browser.
vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

let lastUser = 5_000;
beforeEach(() => void (lastUser += 1));

const one = words(10, me, 'One', '2026-01-07T10:00:00Z', { is_editable: true });
const other = words(11, me, 'Other', '2026-01-07T10:01:00Z', { is_editable: true });

const composerOf = (conversation: Parameters<typeof buildConversation>[0]) => (
  <ConversationContext value={buildConversation(conversation)}>
    <ChatComposer />
  </ConversationContext>
);

/** A composer in which the edit of the first message was left while it is being saved, for that of the second. */
async function openBetweenEdits() {
  const answer = Promise.withResolvers<unknown>();
  const portal = stubPortal({
    user: buildUser({ id: lastUser }),
    loadMessages,
    answers: { [editMessage.key]: () => answer.promise },
  });
  const chat = buildChat();
  const edit = (id: number, markdown: string) =>
    act(() => void changeDraft(lastUser, chat.id, (draft) => withEdit(draft, { id, markdown })));
  renderInPortal(composerOf({ chat, open: { messages: [one, other] } }), { portal });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  edit(10, 'One');
  type('One, changed');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(editMessage.key));
  fireEvent.keyDown(field, { key: 'Escape' });
  edit(11, 'Other');
  type('Other, changed');
  return { answer, portal, field };
}

test('[MS-05] [SH-11] the late answer to the change of one message leaves the change of the next alone', async () => {
  const { answer, portal, field } = await openBetweenEdits();
  answer.resolve({ chat_message: { ...one, message_markdown: 'One, changed' } });
  await waitFor(() => expect(portal.queryClient.isMutating()).toBe(0));
  expect(field.value).toBe('Other, changed');
});

test('[MS-05] [SH-11] a change that was left and not saved is told, and leaves the change of the next alone', async () => {
  const { answer, portal, field } = await openBetweenEdits();
  answer.resolve(new ApiError({ code: 'validation', key: editMessage.key, pageLoading: false, status: 422 }));
  await waitFor(() => expect(portal.shown).toMatchObject([{ type: 'error' }]));
  expect(field.value).toBe('Other, changed');
  expect(screen.queryByRole('alert')).toBeNull();
});

/** A composer with a text in it, and what its presses leave to be sent. */
async function openWith(text: string) {
  const portal = stubPortal({ user: buildUser({ id: lastUser }), loadMessages });
  const chat = buildChat();
  const userId = lastUser;
  const onSent = vi.fn();
  const feed = { current: { pointOut: () => true, showEnd: onSent } };
  renderInPortal(composerOf({ chat, feed }), { portal });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: text } });
  const stored = async () => (await listOutgoing(userId)).map((message) => message.text);
  return {
    field,
    portal,
    stored,
    onSent,
    draft: () => draftOf(userId, chatPlace, chat.id).read()?.message,
    press: () => fireEvent.keyDown(field, { key: 'Enter' }),
  };
}

test('[MS-01] [MSG-09] presses in one moment are one message, and its draft is there until it is stored', async () => {
  const { field, stored, onSent, draft, press } = await openWith('Hello');
  press();
  press();
  expect(draft()).toBe('Hello');
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  // Right after, when the empty field may not be drawn yet.
  press();
  expect(field.value).toBe('');
  expect(await stored()).toEqual(['Hello']);
  expect(draft()).toBeUndefined();
});

test('[MS-04] [SH-11] what is typed while a message is being stored stays in the composer', async () => {
  const { field, stored, onSent, press } = await openWith('Hello');
  press();
  fireEvent.change(field, { target: { value: 'Hello and more' } });
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(field.value.trim()).toBe('and more');
  expect(await stored()).toEqual(['Hello']);
});

test('[AUTH-06] [MSG-09] a message that is sent when the session has just ended waits for its author', async () => {
  const { field, portal, press, stored, onSent } = await openWith('Hello');
  vi.spyOn(portal.session, 'getUser').mockReturnValue(undefined);
  press();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(field.value).toBe('');
  expect(await stored()).toEqual(['Hello']);
});

test('[MS-12] a message whose file cannot be read any more stays in the composer, which says so', async () => {
  const portal = stubPortal({ user: buildUser({ id: lastUser }), loadMessages });
  const file = new File(['x'], 'gone.txt');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const chat = buildChat();
  atomStore.set(draftFilesAtom(lastUser, chat.id), [file]);
  renderInPortal(composerOf({ chat }), { portal });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: 'With a file' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(portal.shown).toMatchObject([{ title: 'A file cannot be read any more. Choose it again.' }]),
  );
  expect(field.value).toBe('With a file');
  expect(screen.getByText('gone.txt')).toBeTruthy();
  expect(await listOutgoing(lastUser)).toEqual([]);
});

test('[MSG-09] a message that cannot be stored for another reason stays in the composer, and no file is blamed', async () => {
  const { field, portal, press, stored } = await openWith('Hello');
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('no randomness');
  });
  press();
  await waitFor(() =>
    expect(portal.shown).toMatchObject([{ title: 'Something went wrong on our end. Try again.' }]),
  );
  expect(field.value).toBe('Hello');
  expect(await stored()).toEqual([]);
});

const waiting = [100, 101, 102].map((id) =>
  buildChat({ id, last_message: words(id, max, 'Can you answer?', `2026-01-07T10:0${102 - id}:00Z`) }),
);

/** The composer of one of three chats that wait for the user, in the list of an address. */
async function openAmong(path: string, chat: Chat, active = waiting) {
  const portal = stubPortal({
    user: buildUser({ id: lastUser }),
    loadMessages,
    answers: messengerAnswers({ active }),
  });
  const onAnswer = vi.fn();
  renderInPortal(composerOf({ chat, onAnswer }), { portal, path });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: 'Yes' } });
  return { field, onAnswer };
}

test('[MSG-01] [MSG-04] among chats that wait for the user, a message can be sent and the next chat opened by one press', async () => {
  const { field, onAnswer } = await openAmong('/messenger?waits=me', waiting[0]!);
  fireEvent.click(await screen.findByRole('button', { name: 'Send and next' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(101));
  expect(field.value).toBe('');
});

test('[MSG-04] Ctrl and Enter do the same, and after the last chat comes one that was passed over', async () => {
  const { field, onAnswer } = await openAmong('/messenger?waits=me', waiting[2]!);
  await screen.findByRole('button', { name: 'Send and next' });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(100));
});

test.for([
  ['in the list of all chats', '/messenger', waiting],
  ['where no other chat waits', '/messenger?waits=me', waiting.slice(0, 1)],
] as const)('[MSG-04] %s there is no next chat, and Ctrl and Enter send', async ([, path, active]) => {
  const { field, onAnswer } = await openAmong(path, waiting[0]!, [...active]);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(field.value).toBe(''));
  expect(screen.queryByRole('button', { name: 'Send and next' })).toBeNull();
  expect(onAnswer).not.toHaveBeenCalled();
});

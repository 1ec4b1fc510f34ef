import 'fake-indexeddb/auto';
import { ApiError } from '@my-air/api-client';
import { buildUser, renderInPortal, stubPortal } from '@my-air/feature-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { editMessage } from '../contract.ts';
import { draftsOf } from '../drafts/draftsOf.ts';
import { loadMessages } from '../messages.ts';
import { outboxOf } from '../outbox/outboxOf.ts';
import { buildChat } from '../testing/buildChat.ts';
import { me, words } from '../testing/sampleChats.ts';
import { ChatComposer } from './ChatComposer.tsx';

// What is around the field; the field itself is tested in a browser.
vi.mock('../composer/rich/RichField.tsx', () => import('../testing/TextareaField.tsx'));

let lastUser = 5_000;
beforeEach(() => void (lastUser += 1));

const one = words(10, me, 'One', '2026-01-07T10:00:00Z', { is_editable: true });
const other = words(11, me, 'Other', '2026-01-07T10:01:00Z', { is_editable: true });

/** A composer with the edit of the first message pending and the edit of the second started. */
async function openBetweenEdits() {
  const answer = Promise.withResolvers<unknown>();
  const portal = stubPortal({
    user: buildUser({ id: lastUser }),
    loadMessages,
    answers: { [editMessage.key]: () => answer.promise },
  });
  const chat = buildChat();
  const drafts = draftsOf(lastUser);
  const nothing = () => {};
  renderInPortal(
    <ChatComposer chat={chat} messages={[one, other]} onSent={nothing} onChanged={nothing} handle={null} />,
    { portal },
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  act(() => drafts.beginEdit(chat.id, { id: 10, markdown: 'One' }));
  type('One, changed');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(editMessage.key));
  act(() => drafts.beginEdit(chat.id, { id: 11, markdown: 'Other' }));
  type('Other, changed');
  return { answer, portal, chat, drafts, field };
}

test('[MS-05] [SH-11] the late answer to the change of one message leaves the change of the next alone', async () => {
  const { answer, portal, chat, drafts, field } = await openBetweenEdits();
  answer.resolve({ chat_message: { ...one, message_markdown: 'One, changed' } });
  await waitFor(() => expect(portal.queryClient.isMutating()).toBe(0));
  expect(field.value).toBe('Other, changed');
  act(() => drafts.endEdit(chat.id));
  expect(field.value).toBe('');
});

test('[MS-05] [SH-11] a change that was not saved is told, and comes back after the next', async () => {
  const { answer, portal, chat, drafts, field } = await openBetweenEdits();
  answer.resolve(new ApiError({ code: 'validation', key: editMessage.key, pageLoading: false, status: 422 }));
  await waitFor(() => expect(portal.shown).toMatchObject([{ type: 'error' }]));
  expect(field.value).toBe('Other, changed');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => drafts.endEdit(chat.id));
  expect(field.value).toBe('One, changed');
});

test('[MS-04] [SH-11] a message that could not be given to the outbox comes back above what was typed since', async () => {
  const { portal, chat, drafts, field } = await openBetweenEdits();
  const refused = Promise.withResolvers<never>();
  vi.spyOn(outboxOf(portal, lastUser), 'enqueue').mockReturnValue(refused.promise);
  act(() => drafts.writeMessage(chat.id, () => ({ message: 'First' })));
  fireEvent.keyDown(field, { key: 'Enter' });
  act(() => drafts.writeMessage(chat.id, () => ({ message: 'Typed since' })));
  refused.reject(new Error('no room'));
  await waitFor(() => expect(field.value).toBe('First\n\nTyped since'));
});

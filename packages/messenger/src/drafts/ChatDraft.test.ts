import { draftOf } from '@my-air/feature-kit/forms';
import { forgetPage } from '@my-air/feature-kit/state';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  changeDraft,
  chatPlace,
  editIn,
  emptyDraft,
  withEdit,
  withMessage,
  withoutEdit,
  withoutSaved,
  withoutSent,
  withText,
  type ChatDraft,
} from './ChatDraft.ts';

type Change = (draft: ChatDraft) => ChatDraft;

/** The draft of a chat after changes, each in a page that has just been opened. */
function afterReloads(...changes: Change[]): ChatDraft {
  for (const change of [...changes, (draft: ChatDraft) => draft]) {
    forgetPage();
    changeDraft(1, 5, change);
  }
  return read();
}
const read = (chatId = 5) => draftOf(1, chatPlace, chatId).read() ?? emptyDraft;
/** The text that the composer has. */
const textIn = (draft: ChatDraft) => editIn(draft)?.message ?? draft.message;

const typed =
  (message: string): Change =>
  (draft) =>
    withText(draft, message);
const editOf =
  (id: number, markdown = 'Old words'): Change =>
  (draft) =>
    withEdit(draft, { id, markdown });
const saved =
  (id: number, markdown: string): Change =>
  (draft) =>
    withoutSaved(draft, { id, markdown });

beforeEach(() => localStorage.clear());

describe('[MSG-04] [MS-04] a draft', () => {
  test('is kept with all its fields over a reload, under its own chat alone', () => {
    const content = { message: 'Half a sen', reply_to_message_id: 7, template: 'greeting' };
    expect(afterReloads((draft) => withMessage(draft, content))).toEqual({ ...content, isEditing: false });
    expect(read(6)).toEqual(emptyDraft);
  });

  test('[API-03] is found under the id of its chat, be it a text', () => {
    // SAFETY: an id may remain a text, as `readId` says.
    const chatId = 'b1c7-77' as unknown as number;
    changeDraft(1, chatId, typed('Half a sen'));
    forgetPage();
    expect(read(chatId).message).toBe('Half a sen');
  });

  test('with nothing in it leaves nothing behind', () => {
    expect(afterReloads(typed('Hi'), typed('  '))).toEqual(emptyDraft);
    expect(localStorage).toHaveLength(0);
  });

  test('that a browser stored as a list keeps every text', () => {
    const message = {
      chat_id: 5,
      message: 'New',
      message_id: null,
      isEditing: false,
      reply_to_message_id: 4,
    };
    const edit = { ...message, message: 'Changed', message_id: 9, isEditing: true, original: 'Old' };
    const store = (drafts: unknown[]) =>
      localStorage.setItem('my-air:1:drafts.messenger/chat/5', JSON.stringify(drafts));
    store([message, edit]);
    const both = { ...emptyDraft, message: 'New', reply_to_message_id: 4 };
    const kept = { message_id: 9, message: 'Changed', original: 'Old' };
    expect(afterReloads()).toEqual({ ...both, edit: kept, isEditing: true });
    store([edit, message]);
    expect(afterReloads()).toEqual({ ...both, edit: kept, isEditing: false });
    store([{ ...edit, message_id: 8, message: 'Earlier' }, edit]);
    expect(afterReloads()).toEqual({ ...emptyDraft, message: 'Earlier', edit: kept, isEditing: true });
    store([message]);
    expect(afterReloads()).toEqual(both);
  });
});

describe('[MSG-05] [MS-05] changing a message', () => {
  const written: Change = (draft) => withMessage(draft, { message: 'A', reply_to_message_id: 3 });
  const aside = { ...emptyDraft, message: 'A', reply_to_message_id: 3 };

  test('sets the new message aside and gives it back, over reloads', () => {
    expect(afterReloads(written, editOf(9), typed('New words'))).toEqual({
      ...aside,
      edit: { message_id: 9, message: 'New words', original: 'Old words' },
      isEditing: true,
    });
    expect(afterReloads(withoutEdit)).toEqual(aside);
  });

  test('goes on with what was typed when it is opened again', () => {
    expect(textIn(afterReloads(editOf(9), typed('Half changed'), editOf(9)))).toBe('Half changed');
  });

  test('is finished before another, unless nothing was changed', () => {
    expect(afterReloads(editOf(9), editOf(10, 'Another')).edit?.message_id).toBe(10);
    const { edit } = afterReloads(typed('Half changed'), editOf(9));
    expect(edit).toEqual({ message_id: 10, message: 'Half changed', original: 'Another' });
  });

  test('waits for a new message, such as a reply or one that comes back unsent', () => {
    const reply: Change = (draft) => withMessage(draft, { reply_to_message_id: 4 });
    expect(textIn(afterReloads(editOf(9), typed('Half changed'), reply, typed('New')))).toBe('New');
    expect(textIn(afterReloads((draft) => withoutSent(draft, 'New')))).toBe('Half changed');
    expect(textIn(afterReloads(reply, editOf(10)))).toBe('Half changed');
    expect(afterReloads(withoutEdit).reply_to_message_id).toBe(4);
  });

  test('without changes is over with a new message', () => {
    expect(afterReloads(editOf(9), written)).toEqual(aside);
  });

  test('is finished by the late answer to it, unless more was typed since, and by no other', () => {
    const edit = { message_id: 9, message: 'First and second', original: 'First' };
    const changed = { ...emptyDraft, edit, isEditing: true };
    expect(afterReloads(editOf(9), typed('First and second'), saved(9, 'First'))).toEqual(changed);
    expect(afterReloads(saved(10, 'First and second'))).toEqual(changed);
    expect(afterReloads(saved(9, 'First and second'))).toEqual(emptyDraft);
  });
});

describe('[MSG-09] a draft that was given to the sender', () => {
  const written =
    (message: string): Change =>
    (draft) =>
      withMessage(draft, { message, reply_to_message_id: 4 });
  const sent: Change = (draft) => withoutSent(draft, 'Hello');

  test.for([
    ['Hello', ''],
    ['Hello\n', ''],
    ['Hello and', ' and'],
    ['Something else', 'Something else'],
  ] as const)('is gone but for what was typed since: %s', ([now, left]) => {
    expect(afterReloads(written(now), sent)).toEqual({ ...emptyDraft, message: left });
  });

  test('leaves an edit that began since in the composer', () => {
    expect(textIn(afterReloads(written('Hello'), editOf(9), sent))).toBe('Old words');
  });
});

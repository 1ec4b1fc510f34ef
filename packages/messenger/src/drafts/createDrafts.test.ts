import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { beforeEach, describe, expect, test } from 'vitest';

import { draftFilesAtom } from './draftFiles.ts';
import { createDrafts } from './draftsOf.ts';
import { emptyDraft } from './Draft.ts';

/** The drafts in a page that has just been opened. */
const openTab = (userId = 1) => {
  forgetPage();
  return createDrafts(userId);
};

beforeEach(() => localStorage.clear());

describe('[MSG-04] [MS-04] a draft', () => {
  test('is kept with all its fields over a reload, under its own chat alone', () => {
    const content = {
      message: 'Half a sen',
      reply_to_message_id: 7,
      template: 'greeting',
    };
    openTab().write(5, content);
    const after = openTab();
    expect(after.read(5)).toEqual({ chat_id: 5, message_id: null, isEditing: false, ...content });
    expect(after.read(6)).toEqual(emptyDraft(6));
    expect([...after.get().keys()]).toEqual([5]);
  });

  test('is found with all others by the first reader after a reload', () => {
    openTab().write(5, { message: 'Half a sen' });
    expect(openTab().get().get(5)?.message).toBe('Half a sen');
  });

  test('[API-03] is found under the id of its chat, be it a text', () => {
    // SAFETY: an id may remain a text, as `readId` says.
    const chatId = 'b1c7-77' as unknown as number;
    openTab().write(chatId, { message: 'Half a sen' });
    const after = openTab();
    expect(after.read(chatId).message).toBe('Half a sen');
    expect([...after.get().keys()]).toEqual([chatId]);
  });

  test('with nothing in it leaves nothing behind', () => {
    const drafts = openTab();
    drafts.write(5, { message: 'Hi' });
    drafts.write(5, { message: '  ' });
    expect(localStorage.length).toBe(0);
    expect(drafts.get().size).toBe(0);
  });
});

describe('[MSG-05] [MS-05] changing a message', () => {
  const message = { id: 9, markdown: '**Old** words' };

  test('sets the draft aside and gives it back, saved or not, over reloads', () => {
    openTab().write(5, { message: 'A', reply_to_message_id: 3 });
    openTab().beginEdit(5, message);
    const editing = openTab();
    expect(editing.read(5)).toMatchObject({
      message: '**Old** words',
      message_id: 9,
      isEditing: true,
      reply_to_message_id: null,
    });
    editing.write(5, { message: '**New** words' });
    editing.endEdit(5);
    expect(openTab().read(5)).toMatchObject({
      message: 'A',
      message_id: null,
      isEditing: false,
      reply_to_message_id: 3,
    });
  });

  test('one after the other gives back the draft from before the first', () => {
    const drafts = openTab();
    drafts.write(5, { message: 'A' });
    drafts.beginEdit(5, message);
    drafts.beginEdit(5, { id: 10, markdown: 'Another' });
    drafts.endEdit(5);
    expect(drafts.read(5)).toMatchObject({ message: 'A', isEditing: false });
  });

  test('keeps what was typed of one message while another is changed, and over reloads', () => {
    openTab().beginEdit(5, message);
    openTab().write(5, { message: 'Half changed' });
    openTab().beginEdit(5, { id: 10, markdown: 'Another' });
    openTab().endEdit(5);
    expect(openTab().read(5)).toMatchObject({ message_id: 9, message: 'Half changed' });
  });

  test('reopened, continues with what was typed', () => {
    const drafts = openTab();
    drafts.beginEdit(5, message);
    drafts.write(5, { message: 'Half changed' });
    drafts.beginEdit(5, message);
    expect(drafts.read(5).message).toBe('Half changed');
    drafts.beginEdit(5, { id: 10, markdown: 'Another' });
    drafts.beginEdit(5, message);
    expect(drafts.read(5).message).toBe('Half changed');
  });

  test('waits below a new message, such as a reply or one that comes back unsent', () => {
    const drafts = openTab();
    drafts.beginEdit(5, message);
    drafts.write(5, { message: 'Half changed' });
    drafts.writeMessage(5, () => ({ message: 'New', reply_to_message_id: 4 }));
    expect(drafts.read(5)).toMatchObject({ message: 'New', isEditing: false, reply_to_message_id: 4 });
    drafts.clear(5, 'New');
    expect(drafts.read(5)).toMatchObject({ message: 'Half changed', message_id: 9 });
  });

  test('is finished by the late answer to it, and by no other', () => {
    const drafts = openTab();
    drafts.beginEdit(5, message);
    drafts.write(5, { message: 'First change' });
    drafts.beginEdit(5, { id: 10, markdown: 'Another' });
    drafts.write(5, { message: 'Second change' });
    drafts.finishEdit(5, { id: 9, markdown: 'First change' });
    expect(drafts.read(5)).toMatchObject({ message_id: 10, message: 'Second change' });
    // More was typed since it was sent.
    drafts.finishEdit(5, { id: 10, markdown: 'Second' });
    expect(drafts.read(5)).toMatchObject({ message_id: 10, message: 'Second change', original: 'Second' });
    drafts.endEdit(5);
    expect(drafts.get().size).toBe(0);
  });

  test('without a draft ends with none; ending what did not begin changes nothing', () => {
    const drafts = openTab();
    drafts.beginEdit(5, message);
    drafts.endEdit(5);
    expect(drafts.read(5)).toEqual(emptyDraft(5));
    drafts.write(5, { message: 'A' });
    drafts.endEdit(5);
    expect(drafts.read(5).message).toBe('A');
  });
});

describe('[MSG-09] a draft that was given to the sender', () => {
  test.for([
    ['Hello', ''],
    ['Hello\n', ''],
    ['Hello and', ' and'],
    ['Something else', 'Something else'],
  ] as const)('is gone but for what was typed since: %s', ([now, left]) => {
    const drafts = openTab();
    drafts.write(5, { message: now, reply_to_message_id: 4 });
    drafts.clear(5, 'Hello');
    expect(openTab().read(5)).toEqual({ ...emptyDraft(5), message: left });
  });

  test('comes back above what was typed since, with its files', () => {
    const drafts = openTab();
    const [first, second] = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    drafts.write(5, { message: 'Typed since' });
    atomStore.set(draftFilesAtom(1, 5), [second]);
    drafts.putBack({ chatId: 5, text: 'Hello', replyToMessageId: 4, files: [first] });
    expect(openTab().read(5)).toMatchObject({ message: 'Hello\n\nTyped since', reply_to_message_id: 4 });
    expect(atomStore.get(draftFilesAtom(1, 5))).toEqual([first, second]);
  });
});

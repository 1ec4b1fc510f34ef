import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDrafts } from './createDrafts.ts';
import { emptyDraft } from './Draft.ts';

let hearers: ((key: string | null) => void)[] = [];
const openTab = (userId = 1, findStorage = () => localStorage) => {
  let hear: (key: string | null) => void = () => {};
  const drafts = createDrafts({ userId, findStorage, onForeignWrite: (act) => (hear = act) });
  hearers.push(hear);
  return drafts;
};
/** Tells the tabs what the browser tells all but the one that wrote. */
const spread = (key: string | null) => hearers.forEach((hear) => hear(key));

beforeEach(() => localStorage.clear());
afterEach(() => {
  hearers = [];
});

describe('[MSG-04] [MS-04] a draft', () => {
  test('is kept with all its fields over a reload, under its own chat alone', () => {
    const content = {
      message: 'Half a sen',
      reply_to_message_id: 7,
      template: 'greeting',
      attachments: [{ name: 'a.pdf', type: 'application/pdf', size: 12 }],
    };
    openTab().write(5, content);
    const after = openTab();
    expect(after.read(5)).toEqual({
      chat_id: 5,
      message_id: null,
      isEditing: false,
      ...content,
    });
    expect(after.read(6)).toEqual(emptyDraft(6));
    expect([...after.getSnapshot().keys()]).toEqual([5]);
  });

  test('shows in the other tabs', () => {
    const [one, other] = [openTab(), openTab()];
    const onChange = vi.fn();
    other.subscribe(onChange);
    one.write(5, { message: 'Hi' });
    spread('my-air:messenger:draft:1:5');
    expect(other.read(5).message).toBe('Hi');
    one.clear(5);
    spread('my-air:messenger:draft:1:5');
    expect(other.getSnapshot().size).toBe(0);
    expect(onChange).toHaveBeenCalledTimes(2);
    spread('somebody else’s key');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('[AUTH-06] is shown to its person alone, and is gone when they have wiped it', () => {
    openTab(1).write(5, { message: 'Mine' });
    openTab(2).write(5, { message: 'Theirs' });
    const [mine, theirs] = [openTab(1), openTab(2)];
    expect([mine.read(5).message, theirs.read(5).message]).toEqual(['Mine', 'Theirs']);
    mine.wipe();
    expect([openTab(1).read(5).message, openTab(2).read(5).message]).toEqual(['', 'Theirs']);
  });

  test('with nothing in it leaves nothing behind', () => {
    const drafts = openTab();
    drafts.write(5, { message: 'Hi' });
    drafts.write(5, { message: '  ' });
    expect(localStorage.length).toBe(0);
    expect(drafts.getSnapshot().size).toBe(0);
  });

  test.for([
    'no JSON',
    'null',
    '{}',
    '{"draft":{"chat_id":5}}',
    JSON.stringify({ draft: { ...emptyDraft(6), message: 'of another chat' } }),
  ])('that is broken is none: %s', (text) => {
    localStorage.setItem('my-air:messenger:draft:1:5', text);
    expect(openTab().read(5)).toEqual(emptyDraft(5));
  });

  test('[MS-36] stays in this tab where storage is denied, and says so', () => {
    const drafts = openTab(1, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    drafts.write(5, { message: 'Hi' });
    expect(drafts.read(5).message).toBe('Hi');
    expect(drafts.isKept()).toBe(false);
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
    drafts.clear(5);
    expect(drafts.read(5)).toMatchObject({ message: 'A', isEditing: false });
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

test('the snapshot is the same object until a draft changes', () => {
  const drafts = openTab();
  const first = drafts.getSnapshot();
  expect(drafts.getSnapshot()).toBe(first);
  drafts.write(5, { message: 'Hi' });
  expect(drafts.getSnapshot()).not.toBe(first);
});

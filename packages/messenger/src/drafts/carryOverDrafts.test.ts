import { draftStoreOf, reloadDrafts } from '@my-air/data-kit/draft';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { carryOverDrafts } from './carryOverDrafts.ts';
import { createDrafts } from './draftsOf.ts';
import { emptyDraft } from './Draft.ts';

const oldKey = 'my-air:messenger:draft:1:5';
const written = { ...emptyDraft(5), message: 'Перший рядок\n\n  second 👩‍🚀', reply_to_message_id: 7 };
const edit = { ...emptyDraft(5), message: 'Changed', message_id: 9, isEditing: true };

function openTab() {
  reloadDrafts();
  const store = draftStoreOf(1);
  carryOverDrafts(1, store);
  return createDrafts(store);
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[MSG-04] a draft of the first messenger is in the composer, and its old key is gone', () => {
  localStorage.setItem(oldKey, JSON.stringify({ draft: written }));
  expect(openTab().read(5)).toEqual(written);
  expect(localStorage.getItem(oldKey)).toBeNull();
  const again = openTab();
  expect(again.read(5)).toEqual(written);
  again.clear(5);
  expect(openTab().read(5)).toEqual(emptyDraft(5));
});

test('[MSG-05] a change comes over with the message that was set aside for it', () => {
  localStorage.setItem(oldKey, JSON.stringify({ draft: edit, aside: written }));
  const drafts = openTab();
  expect(drafts.read(5)).toEqual(edit);
  drafts.endEdit(5);
  expect(drafts.read(5)).toEqual(written);
});

test('[MSG-04] an old draft waits for a newer one of its chat, and comes once that is sent', () => {
  openTab().write(5, { message: 'Newer' });
  localStorage.setItem(oldKey, JSON.stringify({ draft: written }));
  const drafts = openTab();
  expect(drafts.read(5).message).toBe('Newer');
  drafts.clear(5);
  expect(openTab().read(5)).toEqual(written);
});

test('[MSG-04] the drafts of other people stay where they are, and a broken one is thrown away', () => {
  localStorage.setItem('my-air:messenger:draft:11:5', JSON.stringify({ draft: written }));
  localStorage.setItem(oldKey, '{"draft":');
  localStorage.setItem('my-air:messenger:draft:1:6', JSON.stringify({ draft: written }));
  expect(openTab().get().size).toBe(0);
  expect(Object.keys(localStorage)).toEqual(['my-air:messenger:draft:11:5']);
});

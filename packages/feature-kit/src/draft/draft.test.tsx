import { forgetPage } from '../state.ts';
import { denyStorage, fillStorage, renderInPortal, stubPortal, writeElsewhere } from '../testing.ts';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

import { draftOf, draftPlace, draftSubjects, textPlace, unsentDrafts, useDraft } from './draft.ts';

const noteText = textPlace('sample/note');
const form = draftPlace(
  'sample/form',
  v.object({ a: v.string(), b: v.optional(v.string(), '') }),
  ({ a }) => a === '',
);
const noteKey = 'my-air:1:drafts.sample/note';
const user = { id: 1 } as never;

afterEach(() => {
  vi.restoreAllMocks();
  forgetPage();
});

test('[SH-11] a draft is there after a reload, for its owner and subject alone', () => {
  draftOf(1, noteText, 3).write('Mine');
  forgetPage();
  expect(draftOf(1, noteText, 3).read()).toBe('Mine');
  // One id is the beginning of the other.
  expect([draftOf(11, noteText, 3).read(), draftOf(1, noteText).read()]).toEqual([undefined, undefined]);
  expect(draftSubjects(1, noteText)).toEqual(['3']);
});

test('[SH-11] a visitor’s draft ends with the tab, and an empty one leaves nothing behind', () => {
  draftOf(undefined, noteText).write('Mine');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  draftOf(undefined, noteText).write('');
  expect(sessionStorage).toHaveLength(0);
});

test('[SH-11] what was sent is forgotten, unless more was typed since', () => {
  const draft = draftOf(1, form);
  draft.write({ b: '', a: 'Sent' });
  expect(draft.forget({ a: 'Other', b: '' })).toBe(false);
  expect(draft.forget({ a: 'Sent', b: '' })).toBe(true);
  expect(draft.read()).toBeUndefined();
});

test.each(['{"text', '7', 'null', '{"a":1}'])('[SH-11] a stored %s is no draft', (text) => {
  localStorage.setItem('my-air:1:drafts.sample/form', text);
  expect(draftOf(1, form).read()).toBeUndefined();
});

test('[SH-11] a field follows what another tab writes, and only that counts as of another tab', () => {
  const onForeignChange = vi.fn();
  const stop = draftOf(7, noteText).subscribeToOtherTabs(onForeignChange);
  function Note() {
    const { value, write } = useDraft(noteText);
    return <button type="button" onClick={() => write('Here')}>{`Note: ${value}`}</button>;
  }
  const portal = stubPortal();
  portal.session.become({ ...portal.session.getUser()!, id: 7 });
  renderInPortal(<Note />, { portal });
  act(() => screen.getByText('Note: undefined').click());
  expect(screen.getByText('Note: Here')).toBeDefined();
  expect(onForeignChange).not.toHaveBeenCalled();
  act(() => writeElsewhere('my-air:7:drafts.sample/note', '"There"'));
  expect(screen.getByText('Note: There')).toBeDefined();
  expect(onForeignChange).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['denied', denyStorage],
  ['full', fillStorage],
])('[MS-36] while storage is %s a draft stays in this tab, which asks before it is left', (_, refuse) => {
  const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const allow = refuse();
  draftOf(1, noteText).write('Only in this tab');
  draftOf(1, form).write({ a: 'This, too', b: '' });
  expect(isLeavingAsked()).toBe(true);
  allow();
  writeElsewhere(noteKey, '"Theirs"');
  expect(draftOf(1, noteText).read()).toBe('Only in this tab');
  // As soon as one draft can be stored, all are.
  draftOf(1, form).write({ a: 'This, again', b: '' });
  expect(localStorage.getItem(noteKey)).toBe('"Only in this tab"');
  expect(isLeavingAsked()).toBe(false);
});

test('[G-52] drafts are counted and deleted for the user who signs out, whichever feature has them', async () => {
  draftOf(1, noteText, 3).write('One');
  draftOf(2, noteText).write('Other');
  localStorage.setItem('my-air:1:drafts.other/place', '"Two"');
  expect(await unsentDrafts.count(user)).toBe(2);
  await unsentDrafts.wipe(user);
  expect(await unsentDrafts.count(user)).toBe(0);
  expect(draftOf(1, noteText, 3).read()).toBeUndefined();
  expect(draftOf(2, noteText).read()).toBe('Other');
});

import { deviceStorage, safeStorage } from '@my-air/client-state';
import { beforeEach, expect, test } from 'vitest';

import { createJournal } from '../storage/messengerStorage.ts';
import { recoverEntry } from './createOutbox.ts';
import type { NewEntry } from './Outbox.ts';

const entryOf = (key: string, values: Partial<NewEntry> = {}): NewEntry => ({
  key,
  userId: 1,
  item: { kind: 'message', chatId: 1, message: key },
  files: [],
  createdAt: 1,
  state: 'queued',
  attempts: 0,
  ...values,
});

beforeEach(() => localStorage.clear());

test('[MS-01] what a page left behind is found by the next one, in its order and by its person alone', () => {
  const journal = createJournal(deviceStorage);
  journal.write(entryOf('late', { createdAt: 9 }));
  journal.write(entryOf('early'));
  journal.write(entryOf('theirs', { userId: 2 }));
  localStorage.setItem('my-air:messenger:outbox:torn', '{');
  const next = createJournal(deviceStorage);
  expect(next.list(1).map(({ key }) => key)).toEqual(['early', 'late']);
  next.erase('early');
  expect(next.list(1).map(({ key }) => key)).toEqual(['late']);
  next.clear(1);
  expect([next.list(1), next.list(2).map(({ key }) => key)]).toEqual([[], ['theirs']]);
});

test('[MS-36] a storage that is denied stops nothing', () => {
  const journal = createJournal(
    safeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  journal.write(entryOf('a'));
  journal.write(entryOf('b'));
  journal.erase('a');
  expect(journal.list(1)).toMatchObject([{ key: 'b' }]);
  journal.clear(1);
  expect(journal.list(1)).toEqual([]);
});

test('[MS-01] text that is taken over may have arrived already; without its files, the person is asked for them again', () => {
  expect(recoverEntry(entryOf('a'), true)).toMatchObject({ state: 'queued', isUnsettled: true });
  const files = [{ name: 'plan.pdf', type: 'application/pdf', size: 9 }];
  expect(recoverEntry(entryOf('a', { files }), false)).toMatchObject({
    state: 'refused',
    files: [],
    failure: { code: 'aborted', lostFiles: ['plan.pdf'] },
  });
});

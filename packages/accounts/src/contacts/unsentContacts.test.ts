import { buildPartner, buildUser } from '@my-air/feature-api/testing';
import { expect, test } from 'vitest';

import { keepContactDraft, readContactDraft } from './contactDrafts.ts';
import { unsentContacts } from './unsentContacts.ts';

const user = buildUser({
  id: 71,
  partner: buildPartner({ contacts: [{ type: 'email', value: 'ann@my-air.test' }] }),
});
const other = buildUser({ id: 72, partner: null });

test('[AUTH-06] [G-52] contacts that were typed and not saved are unsent; what is saved, or blank, is not', () => {
  expect(unsentContacts.count(user)).toBe(0);
  keepContactDraft(user.id, [
    { type: 'email', value: ' ann@my-air.test' },
    { type: 'telegram', value: '@ann' },
    { type: 'phone', value: ' ' },
  ]);
  expect(unsentContacts.count(user)).toBe(1);
  expect(unsentContacts.count(other)).toBe(0);
});

test('[AUTH-06] [G-52] they are thrown away with the sign-out of that person alone', () => {
  for (const { id } of [user, other]) keepContactDraft(id, [{ type: 'telegram', value: '@typed' }]);
  void unsentContacts.wipe(user);
  expect(readContactDraft(user.id)).toBeUndefined();
  expect(unsentContacts.count(other)).toBe(1);
});

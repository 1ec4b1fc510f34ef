import { forgetPage } from '@my-air/feature-kit/state';
import { buildUser, denyStorage, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';

import { welcomeOnce } from './welcomeOnce.ts';

afterEach(forgetPage);

async function arrive(user = buildUser({ is_new: true })) {
  const portal = stubPortal({ user });
  expect(await welcomeOnce(portal)).toBe(portal.opened.length > 0);
  return portal.opened.map(({ name }) => name);
}

test('[NAV-31] a new person is welcomed once in this browser', async () => {
  expect(await arrive()).toEqual(['welcome']);
  expect(await arrive()).toEqual([]);
  expect(await arrive(buildUser({ id: 99, is_new: true }))).toEqual(['welcome']);
});

test('neither a person who is known nor a person who is impersonated is welcomed', async () => {
  expect(await arrive(buildUser())).toEqual([]);
  expect(await arrive(buildUser({ is_new: true, impersonator: { id: 9, name: 'Staff' } }))).toEqual([]);
});

test('where nothing can be remembered nobody is welcomed at every visit', async () => {
  const allow = denyStorage();
  expect(await arrive(buildUser({ id: 98, is_new: true }))).toEqual([]);
  allow();
});

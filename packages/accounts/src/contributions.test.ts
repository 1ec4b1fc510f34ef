import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { contributions } from './contributions.ts';

const pending = contributions.pendingModals ?? {};

test.each([
  ['add_contacts', { 'add-contacts': 'saved' }, 'add-contacts', true],
  ['add_contacts', {}, 'add-contacts', false],
  ['connect_youtube', { 'oauth-profile': 'left' }, 'oauth-profile', true],
  ['connect_youtube', {}, 'oauth-profile', false],
] as const)(
  '[NAV-32] %s with the answer %o opens %s and reports %s',
  async (name, modals, opened, isAnswered) => {
    const portal = stubPortal({ modals, answers: { 'GET api/channels': { channels: [] } } });
    expect(await pending[name]?.(portal)).toBe(isAnswered);
    expect(portal.opened.map((modal) => modal.name)).toEqual([opened]);
  },
);

test('[AUTH-08] the first sign-in loads the channels, once', async () => {
  const portal = stubPortal({ answers: { 'GET api/channels': { channels: [] } } });
  await Promise.all([contributions.firstLoad?.(portal), contributions.firstLoad?.(portal)]);
  expect(portal.api.calls.map(({ key }) => key)).toEqual(['GET api/channels']);
});

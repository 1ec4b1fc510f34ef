import { forgetPage } from '@my-air/feature-kit/state';
import { buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';

import { offerZone } from './offerZone.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const other = own === 'Asia/Tokyo' ? 'America/Lima' : 'Asia/Tokyo';

afterEach(() => {
  forgetPage();
  localStorage.clear();
});

async function start(ui_timezone: string | null, facts: Parameters<typeof buildUser>[0] = {}) {
  const portal = stubPortal({ user: buildUser({ preference: { ui_timezone }, ...facts }) });
  const wasShown = await offerZone(portal);
  expect(wasShown).toBe(portal.shown.length > 0);
  return portal;
}

test('[USER-01] a time zone that differs from the device’s is offered once, and leads to the preferences', async () => {
  const { shown, left, config } = await start(other);
  expect(shown).toMatchObject([
    {
      text: expect.stringMatching(/^It is .+ in the portal, and .+ on this device\.$/),
      action: { label: 'Open preferences' },
    },
  ]);
  shown[0]?.action?.onAct();
  expect(left).toEqual([config.identityProvider.preferencesUrl]);
  expect((await start(other)).shown).toEqual([]);
});

test('[USER-01] nothing is offered for the same clock, for an unknown zone, or to staff who act for the user', async () => {
  expect((await start(own)).shown).toEqual([]);
  expect((await start(null)).shown).toEqual([]);
  expect((await start('Mars/Base')).shown).toEqual([]);
  expect((await start(other, { impersonator: { id: 2, name: 'Iryna' } })).shown).toEqual([]);
});

test('[USER-05] a new user has the welcome and the tour first', async () => {
  expect((await start(other, { is_new: true })).shown).toEqual([]);
  const preference = { ui_timezone: other, intro_tour: true };
  expect((await start(other, { preference })).shown).toEqual([]);
  expect((await start(other)).shown).toHaveLength(1);
});

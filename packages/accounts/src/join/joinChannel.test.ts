import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, countriesQuery } from '@my-air/feature-kit/data';
import {
  buildChannel,
  buildCountry,
  buildFailure,
  buildPartner,
  buildUser,
  stubPortal,
  type StubPortalOptions,
} from '@my-air/feature-kit/testing';
import { beforeEach, expect, test } from 'vitest';

import { rememberJoinIntent, readJoinIntent } from './joinIntent.ts';
import { startJoin } from './startJoin.ts';

const setCountry = 'POST api/channels/{platform}/{platform_guid}/country';
const join = 'POST api/channels/{platform}/{platform_guid}/join';
const homeless = buildChannel({ status: 'not_connected', country: null });
const ready = buildChannel({ status: 'not_connected' });
const joined = buildChannel({ status: 'pending' });
const canada = buildCountry({
  id: 124,
  iso_code: 'CA',
  name: 'Canada',
  regions: [{ text: 'Ontario', value: 'ON' }],
});

beforeEach(() => localStorage.clear());

function portalWith(options: StubPortalOptions, channels: Channel[] = [homeless]) {
  const portal = stubPortal({
    ...options,
    answers: {
      'GET api/channels': { channels },
      [setCountry]: { channel: ready },
      [join]: { channel: joined },
      ...options.answers,
    },
  });
  portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, channels);
  return portal;
}

const writes = (portal: ReturnType<typeof portalWith>) =>
  portal.api.calls.filter(({ key }) => key.startsWith('POST'));

test('[ACC-04] [CH-02] a channel without a country is asked for one, then joins from there', async () => {
  const portal = portalWith({ modals: { 'country-residence': { country: canada, region: 'ON' } } });
  await expect(startJoin(portal, homeless)).resolves.toBe('joined');
  const params = { platform: 'youtube', platform_guid: homeless.platform_guid };
  expect(writes(portal)).toMatchObject([
    { key: setCountry, params, body: { country_code: 'CA' } },
    { key: join, params, body: { location: 'ON' } },
  ]);
  expect(portal.shown).toMatchObject([{ type: 'success', title: 'Application sent' }]);
});

test('[CH-02] without a choice nothing is sent, and it is said why', async () => {
  const portal = portalWith({ answers: { 'GET api/countries': { countries: [canada] } } });
  await expect(startJoin(portal, homeless)).resolves.toBe('refused');
  expect(portal.opened).toMatchObject([{ name: 'country-residence' }]);
  expect(writes(portal)).toEqual([]);
  expect(portal.shown).toMatchObject([{ type: 'error', title: 'Not sent: no country chosen' }]);
});

test('[CH-02] a list of countries that did not come is not told as a refusal', async () => {
  const portal = portalWith({ answers: { 'GET api/countries': buildFailure('server') } });
  await portal.queryClient.prefetchQuery({ ...countriesQuery(portal.api), retry: false });
  await expect(startJoin(portal, homeless)).resolves.toBe('refused');
  expect(writes(portal)).toEqual([]);
  expect(portal.shown).toMatchObject([
    { type: 'warning', title: 'The list of countries could not be loaded.' },
  ]);
});

test('[ACC-04] a country that the server refuses stops the request with its words', async () => {
  const portal = portalWith({
    modals: { 'country-residence': { country: canada } },
    answers: { [setCountry]: buildFailure('validation', { errors: { country_code: ['Not there yet.'] } }) },
  });
  await expect(startJoin(portal, homeless)).resolves.toBe('refused');
  expect(writes(portal).map(({ key }) => key)).toEqual([setCountry]);
  expect(portal.shown).toMatchObject([
    { type: 'error', title: 'Not sent: this country is not accepted', text: 'Not there yet.' },
  ]);
});

test('[ACC-04] the country of the profile is not asked for again, nor that of another channel', async () => {
  const home = buildUser({ partner: buildPartner({ country_id: 124, region: 'ON' }) });
  const answers = { 'GET api/countries': { countries: [canada] } };
  const ofProfile = portalWith({ user: home, answers });
  await expect(startJoin(ofProfile, homeless)).resolves.toBe('joined');
  const other = buildChannel({ platform_guid: 'UCother', country: 'CA' });
  const ofOther = portalWith({}, [homeless, other]);
  await expect(startJoin(ofOther, homeless)).resolves.toBe('joined');
  for (const portal of [ofProfile, ofOther]) {
    expect(portal.opened).toEqual([]);
    expect(portal.api.calls.find(({ key }) => key === setCountry)?.body).toEqual({ country_code: 'CA' });
  }
});

test('[ACC-04] a country that is known is not asked for again', async () => {
  const portal = portalWith({});
  await startJoin(portal, ready);
  expect(portal.opened).toEqual([]);
  expect(writes(portal)).toMatchObject([{ key: join, body: {} }]);
});

test('[ACC-04] a kept location and product id travel along, and are cleared by the success', async () => {
  rememberJoinIntent(1, { location: 'QC', productId: 12 });
  const portal = portalWith({});
  await startJoin(portal, ready);
  expect(writes(portal)).toMatchObject([{ body: { location: 'QC', product_id: 12 } }]);
  expect(readJoinIntent(1)).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('[ACC-04] what was kept for another channel stays with that channel', async () => {
  rememberJoinIntent(1, { channel: 'UCother', location: 'QC', productId: 12 });
  const portal = portalWith({});
  await startJoin(portal, ready);
  expect(writes(portal)[0]?.body).toEqual({});
});

test('[ACC-04] the list shows the new status without a reload', async () => {
  const portal = portalWith({}, [ready]);
  await startJoin(portal, ready);
  expect(portal.queryClient.getQueryData(channelsQuery(portal.api).queryKey)).toEqual([joined]);
});

test('[ACC-04] a second press while the first is under way sends nothing', async () => {
  let answer: (value: unknown) => void = () => {};
  const held = new Promise((resolve) => (answer = resolve));
  const portal = portalWith({ answers: { [join]: () => held } });
  const first = startJoin(portal, ready);
  await expect(startJoin(portal, ready)).resolves.toBe('under-way');
  answer({ channel: joined });
  await expect(first).resolves.toBe('joined');
  expect(writes(portal)).toHaveLength(1);
});

test('[ACC-04] before its date a channel sends no request', async () => {
  const portal = portalWith({});
  const early = buildChannel({ join_request_not_allowed_until: new Date(Date.now() + 60_000).toISOString() });
  await expect(startJoin(portal, early)).resolves.toBe('too-early');
  expect(writes(portal)).toEqual([]);
});

test('[ERR-10] [CH-03] join_channel_rejected says that joining failed', async () => {
  const portal = portalWith({
    answers: { [join]: buildFailure('bad_request', { code: 'join_channel_rejected' }) },
  });
  await expect(startJoin(portal, ready)).resolves.toBe('refused');
  expect(portal.shown).toMatchObject([{ type: 'error', title: 'The application was not sent' }]);
  expect(portal.left).toEqual([]);
});

test.each(['bad_request', 'rejected'] as const)(
  '[CH-03] a request that was sent before, and is refused as %s, has not failed',
  async (code) => {
    const answers = {
      [join]: buildFailure(code, { code: 'join_channel_rejected' }),
      'GET api/channels': { channels: [joined] },
    };
    const portal = portalWith({ answers }, [ready]);
    await expect(startJoin(portal, ready)).resolves.toBe('joined');
    expect(portal.shown.map(({ title }) => title)).toEqual(['Application sent']);
  },
);

test('[ERR-10] [CH-03] join_channel_with_invalid_token goes to YouTube and keeps the wish', async () => {
  const invalidToken = buildFailure('bad_request', { code: 'join_channel_with_invalid_token' });
  const portal = portalWith({
    modals: { 'country-residence': { country: canada, region: 'ON' } },
    answers: { [join]: invalidToken },
  });
  await expect(startJoin(portal, homeless)).resolves.toBe('away');
  expect(portal.left).toEqual([
    'https://api.my-air.test/api/oauth/youtube/redirect?join=true&referer=accounts',
  ]);
  expect(readJoinIntent(1)).toEqual({ channel: homeless.platform_guid, location: 'ON' });
  expect(portal.shown).toEqual([]);
});

test('[CH-07] a token that is still invalid after the visit is told, not asked for again', async () => {
  const portal = portalWith({
    answers: { [join]: buildFailure('bad_request', { code: 'join_channel_with_invalid_token' }) },
  });
  await expect(startJoin(portal, ready, { isResumed: true })).resolves.toBe('refused');
  expect(portal.left).toEqual([]);
  expect(portal.shown).toMatchObject([{ type: 'error', title: 'The application was not sent' }]);
});

test.each([
  ['too_many_requests', 7, 'Too many attempts. Wait 7 seconds.'],
  ['rejected', undefined, 'This cannot be done right now. Try again later.'],
] as const)('[ERR-05] %s is told by us', async (code, retryAfter, text) => {
  const portal = portalWith({ answers: { [join]: buildFailure(code, undefined, retryAfter) } });
  await expect(startJoin(portal, ready)).resolves.toBe('failed');
  await expect
    .poll(() => portal.shown)
    .toMatchObject([{ type: 'error', title: 'The application was not sent', text }]);
});

test('[ERR-09] any other failure is told by us, once', async () => {
  const failure = buildFailure('server');
  const portal = portalWith({ answers: { [join]: failure } });
  await expect(startJoin(portal, ready)).resolves.toBe('failed');
  const text = 'Something went wrong on our end. Try again.';
  await expect
    .poll(() => portal.shown)
    .toEqual([expect.objectContaining({ title: 'The application was not sent', text })]);
  const mutation = portal.queryClient.getMutationCache().getAll().at(-1);
  expect(mutation).toMatchObject({ state: { error: failure }, meta: { handles: 'inPlace' } });
});

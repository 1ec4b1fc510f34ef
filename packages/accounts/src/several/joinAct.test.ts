import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, retryAct, startAct } from '@my-air/feature-kit/data';
import {
  buildChannel,
  buildCountry,
  buildFailure,
  stubPortal,
  type StubPortalOptions,
} from '@my-air/feature-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { forgetResults, lastRun, results } from '../testing/results.ts';
import { joinAct } from './channelActs.ts';

const setCountry = 'POST api/channels/{platform}/{platform_guid}/country';
const join = 'POST api/channels/{platform}/{platform_guid}/join';
const canada = buildCountry({
  id: 124,
  iso_code: 'CA',
  name: 'Canada',
  regions: [{ text: 'Ontario', value: 'ON' }],
});
const channel = (guid: string, fields: Partial<Channel> = {}) =>
  buildChannel({ platform_guid: guid, title: `Channel ${guid}`, status: 'not_connected', ...fields });
type Sent = { params: { platform_guid: string } };

beforeEach(forgetResults);

/** A portal whose server refuses to let some channels join. */
function portalWith(
  channels: readonly Channel[],
  refused: Record<string, unknown> = {},
  options: StubPortalOptions = {},
) {
  const changed = ({ params }: Sent, fields: Partial<Channel>) => {
    const found = channels.find(({ platform_guid }) => platform_guid === params.platform_guid);
    return { channel: { ...found, ...fields } };
  };
  const portal = stubPortal({
    ...options,
    answers: {
      'GET api/channels': { channels },
      'GET api/countries': { countries: [canada] },
      [setCountry]: (sent: Sent) => changed(sent, { country: 'CA' }),
      [join]: (sent: Sent) => {
        const refusal = refused[sent.params.platform_guid];
        if (refusal !== undefined) throw refusal;
        return changed(sent, { status: 'pending' });
      },
    },
  });
  portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, [...channels]);
  return portal;
}
const joinAll = async (portal: ReturnType<typeof portalWith>, channels: readonly Channel[]) =>
  (await startAct(portal, joinAct, channels))?.ended;
const asked = (portal: ReturnType<typeof portalWith>) =>
  portal.opened.filter(({ name }) => name === 'country-residence');
const joins = (portal: ReturnType<typeof portalWith>) => portal.api.calls.filter(({ key }) => key === join);

test('[CH-02] the country is asked for once for all of them, with its region', async () => {
  const channels = ['a', 'b', 'c'].map((guid) => channel(guid, { country: null }));
  const modals = { 'country-residence': { country: canada, region: 'ON' } };
  const portal = portalWith(channels, {}, { modals });
  await joinAll(portal, channels);
  expect(asked(portal)).toHaveLength(1);
  expect(joins(portal)).toMatchObject(channels.map(() => ({ body: { location: 'ON' } })));
  expect(results()).toEqual(['Channel a: done', 'Channel b: done', 'Channel c: done']);
});

test('[CH-02] a user who names no country is not asked for each channel, and those that have one join', async () => {
  const channels = ['a', 'b'].map((guid) => channel(guid, { country: null }));
  const all = [...channels, channel('c', { country: 'UA' })];
  const portal = portalWith(all, {}, { modals: { 'country-residence': undefined } });
  portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, channels);
  await joinAll(portal, all);
  expect(asked(portal)).toHaveLength(1);
  const reason = "A channel applies with its owner's country of residence. Choose one to go on.";
  expect(results()).toEqual([
    `Channel a: refused, ${reason}, can be tried again`,
    `Channel b: refused, ${reason}, can be tried again`,
    'Channel c: done',
  ]);

  // By now the country of another channel is known.
  await retryAct(lastRun());
  await vi.waitFor(() =>
    expect(results()).toEqual(['Channel a: done', 'Channel b: done', 'Channel c: done']),
  );
  expect(asked(portal)).toHaveLength(1);
});

test('[ACC-01] a channel that is refused stops no other, and each has its reason', async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const channels = [
    channel('a'),
    channel('b'),
    channel('c', { title: 'Channel b' }),
    channel('d', { status: 'rejected', join_request_not_allowed_until: later }),
    channel('e'),
  ];
  const portal = portalWith(channels, {
    b: buildFailure('server'),
    c: buildFailure('bad_request', { code: 'join_channel_rejected' }),
  });
  await joinAll(portal, channels);
  expect([portal.left, portal.shown]).toEqual([[], []]);
  expect(results()).toEqual([
    'Channel a: done',
    'Channel b: refused, Something went wrong on our end. Try again., can be tried again',
    'Channel b: refused, We could not accept this channel. Ask our team why, or try again later.',
    'Channel d: refused, This channel cannot apply yet. Its status says when.',
    'Channel e: done',
  ]);
});

test('[CH-03] a channel that YouTube asks about again leads there, and applies by itself afterwards', async () => {
  const channels = [channel('a'), channel('b')];
  const portal = portalWith(channels, {
    a: buildFailure('bad_request', { code: 'join_channel_with_invalid_token' }),
  });
  await joinAll(portal, channels);
  expect(portal.left).toEqual([]);
  expect(results()).toEqual([
    'Channel a: needs, YouTube asks for your permission again., Sign in at YouTube',
    'Channel b: done',
  ]);
  const { state } = lastRun().lines[0]!;
  if (state.state === 'needs') state.action.onAct?.();
  await vi.waitFor(() => expect(portal.left).toHaveLength(1));
  expect(joinAct.recheck?.(portal, { ...channels[0]!, status: 'pending' })).toEqual({ state: 'done' });
});

test('[ACC-01] one that has applied already, such as from another tab, counts as done', async () => {
  const channels = [channel('a')];
  const portal = portalWith(channels, { a: buildFailure('bad_request') });
  portal.api.answer({ 'GET api/channels': { channels: [channel('a', { status: 'pending' })] } });
  await joinAll(portal, channels);
  expect(results()).toEqual(['Channel a: done']);
});

test('[ACC-01] the end of the session ends it, and only the sign-in is shown', async () => {
  const channels = ['a', 'b', 'c', 'd', 'e'].map((guid) => channel(guid));
  const portal = portalWith(channels, { a: buildFailure('unauthenticated') });
  void joinAll(portal, channels);
  await vi.waitFor(() => expect(joins(portal).length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(results()).toBeUndefined());
  expect(portal.shown).toEqual([]);
});

import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery } from '@my-air/feature-kit/data';
import {
  buildChannel,
  buildCountry,
  buildFailure,
  buildUser,
  stubPortal,
  type StubPortalOptions,
} from '@my-air/feature-kit/testing';
import { beforeEach, expect, test } from 'vitest';

import { joinSeveral } from './joinSeveral.ts';

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

beforeEach(() => localStorage.clear());

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
const asked = (portal: ReturnType<typeof portalWith>, name: string) =>
  portal.opened.filter((modal) => modal.name === name);
const joins = (portal: ReturnType<typeof portalWith>) => portal.api.calls.filter(({ key }) => key === join);

test('[CH-02] the country is asked for once for all of them, with its region', async () => {
  const channels = ['a', 'b', 'c'].map((guid) => channel(guid, { country: null }));
  const portal = portalWith(
    channels,
    {},
    {
      modals: { 'country-residence': { country: canada, region: 'ON' } },
    },
  );
  await joinSeveral(portal, channels);
  expect(asked(portal, 'country-residence')).toHaveLength(1);
  expect(joins(portal)).toMatchObject(channels.map(() => ({ body: { location: 'ON' } })));
  expect(portal.shown).toMatchObject([{ type: 'success', title: '3 applications sent' }]);
});

test('[CH-02] a user who names no country is not asked for each channel, and those that have one join', async () => {
  const channels = [
    channel('a', { country: null }),
    channel('b', { country: null }),
    channel('c', { country: 'UA' }),
  ];
  const portal = portalWith(channels, {}, { modals: { 'country-residence': undefined } });
  portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, channels.slice(0, 2));
  await joinSeveral(portal, channels);
  expect(asked(portal, 'country-residence')).toHaveLength(1);
  const reason = "A channel applies with its owner's country of residence. Choose one to go on.";
  expect(asked(portal, 'channels-left-out')).toMatchObject([
    {
      props: {
        done: ['Channel c'],
        leftOut: [
          { title: 'Channel a', reason },
          { title: 'Channel b', reason },
        ],
      },
    },
  ]);
  expect(portal.shown).toEqual([]);
});

test('[ACC-01] a channel that YouTube asks about again stops no other, and each that was left out is named with its reason', async () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const channels = [
    channel('a'),
    channel('b'),
    channel('c', { title: 'Channel b' }),
    channel('d', { status: 'rejected', join_request_not_allowed_until: later }),
    channel('e'),
  ];
  const portal = portalWith(channels, {
    a: buildFailure('bad_request', { code: 'join_channel_with_invalid_token' }),
    b: buildFailure('server'),
    c: buildFailure('bad_request', { code: 'join_channel_rejected' }),
  });
  await joinSeveral(portal, channels);
  expect(portal.left).toEqual([]);
  expect(portal.shown).toEqual([]);
  expect(asked(portal, 'channels-left-out').map(({ props }) => props)).toMatchObject([
    {
      done: ['Channel e'],
      leftOut: [
        {
          title: 'Channel a',
          reason: 'YouTube asks for your permission again. Apply with this channel on its own.',
          canRetry: false,
        },
        { title: 'Channel b', reason: expect.stringMatching(/\w/) },
        {
          title: 'Channel b',
          reason: 'We could not accept this channel. Ask our team why, or try again later.',
        },
        { title: 'Channel d', reason: 'This channel cannot apply yet. Its status says when.' },
      ],
    },
  ]);
});

test('[ACC-01] those that may succeed a moment later are tried again, and all are counted at the end', async () => {
  const channels = ['a', 'b', 'c', 'd'].map((guid) => channel(guid));
  const refused: Record<string, unknown> = { b: buildFailure('server'), d: buildFailure('server') };
  const portal = portalWith(channels, refused, { modals: { 'channels-left-out': 'again' } });
  portal.api.answer({
    [join]: (sent: Sent) => {
      const guid = sent.params.platform_guid;
      const { [guid]: refusal } = refused;
      delete refused[guid];
      if (refusal !== undefined) throw refusal;
      return { channel: { ...channels.find((one) => one.platform_guid === guid), status: 'pending' } };
    },
  });
  expect(await joinSeveral(portal, channels)).toEqual([]);
  expect(joins(portal).map(({ params }) => params?.['platform_guid'])).toEqual([
    'a',
    'b',
    'c',
    'd',
    'b',
    'd',
  ]);
  expect(asked(portal, 'channels-left-out')).toMatchObject([
    { props: { done: ['Channel a', 'Channel c'], leftOut: [{ canRetry: true }, { canRetry: true }] } },
  ]);
  expect(portal.shown).toMatchObject([{ type: 'success', title: '4 applications sent' }]);
});

test('[ACC-01] pressed twice, each channel is asked for once', async () => {
  const channels = ['a', 'b', 'c'].map((guid) => channel(guid));
  const portal = portalWith(channels);
  await Promise.all([joinSeveral(portal, channels), joinSeveral(portal, channels)]);
  expect(joins(portal)).toHaveLength(3);
  expect(portal.shown).toHaveLength(1);
});

test('[ACC-01] the end of the session ends it, and only the sign-in is shown', async () => {
  const channels = ['a', 'b'].map((guid) => channel(guid));
  const portal = portalWith(channels, { a: buildFailure('unauthenticated') });
  await joinSeveral(portal, channels);
  expect(joins(portal)).toHaveLength(1);
  expect(portal.shown).toEqual([]);
  expect(asked(portal, 'channels-left-out')).toEqual([]);
});

test('[ACC-01] nothing is sent in the name of the next user of the tab, and nothing is told to them', async () => {
  const channels = ['a', 'b'].map((guid) => channel(guid));
  const portal = portalWith(channels);
  portal.api.answer({
    [join]: () => {
      portal.session.become(buildUser({ id: 2 }));
      return { channel: { ...channels[0], status: 'pending' } };
    },
  });
  await joinSeveral(portal, channels);
  expect(joins(portal)).toHaveLength(1);
  expect([portal.shown, portal.opened]).toEqual([[], []]);
});

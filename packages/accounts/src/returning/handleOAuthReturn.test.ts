import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, chooseScope, useScope } from '@my-air/feature-kit/data';
import { buildChannel, buildFailure, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';

import { readJoinIntent, rememberJoinIntent } from '../join/joinIntent.ts';
import { handleOAuthReturn } from './handleOAuthReturn.ts';
import { rememberReconnect } from './reconnectIntent.ts';
import { readUnfinished, rememberUnfinished } from './unfinished.api.ts';

const join = 'POST api/channels/{platform}/{platform_guid}/join';
const kite = buildChannel({ platform_guid: 'UCkite', title: 'Kite', status: 'not_connected' });

beforeEach(() => localStorage.clear());

function portalWith(channels: Channel[] = [kite]) {
  return stubPortal({
    answers: { 'GET api/channels': { channels }, [join]: { channel: { ...kite, status: 'pending' } } },
  });
}
const returned = (oauth: string, more: Record<string, string> = {}) => ({
  oauth,
  oauth_platform: 'youtube',
  oauth_channel: 'UCkite',
  oauth_title: 'Kite',
  ...more,
});
const keys = (portal: ReturnType<typeof portalWith>) => portal.api.calls.map(({ key }) => key);

describe('[ACC-02] coming back from a platform', () => {
  test.each([
    ['connected', 'Kite is connected', undefined],
    ['not_connected', 'Kite is added', expect.stringContaining('has not applied to our network yet')],
    ['pending', 'We have access to Kite', undefined],
  ] as const)('a channel that is %s is in the list and told as "%s"', async (status, title, text) => {
    const portal = portalWith([{ ...kite, status }]);
    await handleOAuthReturn(returned('connected'), portal);
    expect(keys(portal)).toEqual(['GET api/channels']);
    expect(portal.shown).toEqual([{ type: 'success', title, ...(text && { text }) }]);
  });

  test.each([
    ['ai-metadata', 'connected', 'UCkite'],
    ['ai-metadata', 'not_own', 'UCold'],
    ['youtube', 'connected', 'UCold'],
  ])('[AIM-01] back from %s as %s, the chosen channel is %s', async (platform, outcome, chosen) => {
    const portal = portalWith([kite, buildChannel({ platform_guid: 'UCold' })]);
    const { id } = portal.session.getUser()!;
    chooseScope(id, 'UCold');
    await handleOAuthReturn(returned(outcome, { oauth_platform: platform }), portal);
    const Chosen = () => useScope().channel?.platform_guid;
    renderInPortal(createElement(Chosen), { portal });
    expect(await screen.findByText(chosen)).toBeTruthy();
  });

  describe('[CH-07] where another channel was to be reconnected', () => {
    const lost = buildChannel({ platform_guid: 'UClost', title: 'Lost', is_access_revoked: true });

    test.each(['connected', 'already_connected'])(
      'choosing the wrong one (%s) is no success, and names the one that still waits',
      async (outcome) => {
        rememberReconnect(1, lost);
        const portal = portalWith([kite, lost]);
        await handleOAuthReturn(returned(outcome), portal);
        expect(portal.shown).toEqual([
          {
            type: 'warning',
            title: 'We still have no access to Lost',
            text: 'You chose another channel on the platform. Reconnect Lost and choose it there.',
          },
        ]);
      },
    );

    test('the wish is told of once, and not of one that is connected again', async () => {
      rememberReconnect(1, lost);
      await handleOAuthReturn(
        returned('connected'),
        portalWith([kite, { ...lost, is_access_revoked: false }]),
      );
      const portal = portalWith([{ ...kite, status: 'connected' }, lost]);
      await handleOAuthReturn(returned('connected'), portal);
      expect(portal.shown).toMatchObject([{ type: 'success', title: 'Kite is connected' }]);
    });
  });

  describe('[CH-01] where two platforms know a creator by one name', () => {
    const [ofInstagram, ofTikTok] = ['instagram', 'tiktok'].map((platform) =>
      buildChannel({ platform, platform_guid: 'daria.moroz', title: `Daria on ${platform}` }),
    ) as [Channel, Channel];
    const fromTikTok = { oauth_platform: 'tiktok', oauth_channel: 'daria.moroz' };

    test('the profile that was to be reconnected is the one of its platform', async () => {
      rememberReconnect(1, ofInstagram);
      const portal = portalWith([{ ...ofInstagram, is_access_revoked: true }, ofTikTok]);
      await handleOAuthReturn(returned('connected', fromTikTok), portal);
      expect(portal.shown).toMatchObject([{ title: 'We still have no access to Daria on instagram' }]);
    });

    test('what was left at one platform is not ended by the other', async () => {
      rememberUnfinished(1, { guid: 'daria.moroz', platform: 'instagram' });
      rememberUnfinished(1, { guid: 'daria.moroz', platform: 'tiktok' });
      rememberUnfinished(1, { platform: 'instagram' });
      await handleOAuthReturn(returned('connected', fromTikTok), portalWith([ofInstagram, ofTikTok]));
      expect(readUnfinished(1).map(({ guid, platform }) => `${platform} ${guid}`)).toEqual([
        'instagram daria.moroz',
        'instagram ',
      ]);
    });
  });

  test('[ACC-02] a list that was asked for before the visit says nothing about the channel', async () => {
    const portal = portalWith();
    portal.api.answer({ 'GET api/channels': () => new Promise(() => {}) });
    const before = portal.queryClient.fetchQuery(channelsQuery(portal.api));
    portal.api.answer({ 'GET api/channels': { channels: [{ ...kite, status: 'connected' }] } });
    await handleOAuthReturn(returned('connected'), portal);
    expect(portal.shown).toEqual([{ type: 'success', title: 'Kite is connected' }]);
    expect(await before).toMatchObject([{ status: 'connected' }]);
  });

  test('[CH-09] a channel that was connected before opens its modal', async () => {
    const portal = portalWith();
    await handleOAuthReturn(returned('already_connected'), portal);
    expect(portal.opened).toEqual([{ name: 'already-connected', props: { channelTitle: 'Kite' } }]);
  });

  test('a channel that was confirmed at once opens its modal over the new list', async () => {
    const portal = portalWith();
    await handleOAuthReturn(returned('auto_confirmed'), portal);
    expect(keys(portal)).toEqual(['GET api/channels']);
    expect(portal.opened).toEqual([{ name: 'auto-confirmed', props: { channelTitle: 'Kite' } }]);
  });

  test('[USER-07] [CH-09] a channel of somebody else is told for 20 seconds', async () => {
    const portal = portalWith();
    await handleOAuthReturn(returned('not_own'), portal);
    expect(portal.shown).toMatchObject([
      { type: 'error', title: 'This channel is not yours', duration: 20_000 },
    ]);
    expect(keys(portal)).toEqual([]);
  });

  test('[CH-08] without a chosen channel the connection stays unfinished', async () => {
    const portal = portalWith();
    await handleOAuthReturn(returned('not_chosen'), portal);
    expect(portal.shown).toMatchObject([{ type: 'warning', title: 'The channel is not added yet' }]);
    expect(readUnfinished(1)).toMatchObject([{ guid: 'UCkite', platform: 'youtube' }]);
  });

  test.each(['connected', 'pending', 'rejected'] as const)(
    '[CH-08] a channel that another attempt has finished, and is %s, is told as unfinished neither in words nor in a banner',
    async (status) => {
      rememberUnfinished(1, { guid: 'UCkite', platform: 'youtube' });
      const portal = portalWith([{ ...kite, status }]);
      await handleOAuthReturn(returned('not_chosen'), portal);
      expect([portal.shown, portal.opened, readUnfinished(1)]).toEqual([[], [], []]);
    },
  );

  test('[CH-08] a channel whose access is still missing stays unfinished', async () => {
    const portal = portalWith([{ ...kite, status: 'connected', is_access_revoked: true }]);
    await handleOAuthReturn(returned('not_chosen'), portal);
    expect(portal.shown).toMatchObject([{ title: 'The channel is not added yet' }]);
    expect(readUnfinished(1)).toMatchObject([{ guid: 'UCkite' }]);
  });

  test('[CH-08] connecting it after all ends that', async () => {
    rememberUnfinished(1, { guid: 'UCkite', platform: 'youtube' });
    rememberUnfinished(1, { platform: 'youtube' });
    await handleOAuthReturn(returned('connected'), portalWith());
    expect(readUnfinished(1)).toEqual([]);
  });
});

describe('a way back that is delivered again', () => {
  const outcomes = ['connected', 'already_connected', 'auto_confirmed', 'not_own', 'not_chosen'];
  const left = (portal: ReturnType<typeof portalWith>) => [
    readUnfinished(1).map(({ guid }) => guid),
    readJoinIntent(1),
    // As text: what the button of a message does is a function of its own each time.
    JSON.stringify([...portal.shown, ...portal.opened].at(-1)),
  ];

  test.each(outcomes)('%s: the second time says the same and leaves the same', async (outcome) => {
    const portal = portalWith();
    await handleOAuthReturn(returned(outcome), portal);
    const once = left(portal);
    await handleOAuthReturn(returned(outcome), portal);
    expect(left(portal)).toEqual(once);
  });

  test.each(outcomes)('%s in two tabs at once: each says the same', async (outcome) => {
    const [one, other] = [portalWith(), portalWith()];
    await Promise.all([
      handleOAuthReturn(returned(outcome), one),
      handleOAuthReturn(returned(outcome), other),
    ]);
    expect(left(one)).toEqual(left(other));
    expect(readUnfinished(1)).toHaveLength(outcome === 'not_chosen' ? 1 : 0);
  });
});

describe('[ACC-04] the wish to join that waited', () => {
  test('[CH-03] the same channel goes on joining', async () => {
    rememberJoinIntent(1, { channel: 'UCkite', location: 'ON', productId: 3 });
    const portal = portalWith();
    await handleOAuthReturn(returned('connected'), portal);
    expect(portal.api.calls.at(-1)).toMatchObject({ key: join, body: { location: 'ON', product_id: 3 } });
    expect(portal.shown.map(({ title }) => title)).toEqual(['Application sent']);
    expect(readJoinIntent(1)).toEqual({});
  });

  test.each(['not_connected', 'pending'])(
    '[CH-03] a new channel joins with its access, without a second step: %s',
    async (status) => {
      rememberJoinIntent(1, {});
      const portal = portalWith([{ ...kite, status, country: 'CA' }]);
      await handleOAuthReturn(returned('connected'), portal);
      expect(portal.api.calls.at(-1)).toMatchObject({ key: join });
      expect(portal.shown.map(({ title }) => title)).toEqual(['Application sent']);
      expect(readJoinIntent(1)).toEqual({});
    },
  );

  test.each(['already_connected', 'auto_confirmed'])(
    '[CH-08] an attempt that another one has finished (%s) leaves no banner',
    async (outcome) => {
      rememberUnfinished(1, { guid: 'UCkite', platform: 'youtube' });
      rememberUnfinished(1, { platform: 'youtube' });
      await handleOAuthReturn(returned(outcome), portalWith());
      expect(readUnfinished(1)).toEqual([]);
    },
  );

  test('a channel that is past joining sends nothing', async () => {
    rememberJoinIntent(1, { channel: 'UCkite' });
    const portal = portalWith([{ ...kite, status: 'connected' }]);
    await handleOAuthReturn(returned('connected'), portal);
    expect(keys(portal)).not.toContain(join);
    expect(readJoinIntent(1)).toEqual({});
  });

  test('another channel does not join in its place', async () => {
    rememberJoinIntent(1, { channel: 'UCother' });
    const portal = portalWith();
    await handleOAuthReturn(returned('connected'), portal);
    expect(keys(portal)).not.toContain(join);
  });
});

test('[CH-07] an access that is still missing after the visit is an error, not a success', async () => {
  const portal = portalWith([{ ...kite, status: 'connected', is_access_revoked: true }]);
  await handleOAuthReturn(returned('connected'), portal);
  expect(portal.shown).toMatchObject([{ type: 'error', title: 'We still have no access to Kite' }]);
});

test('a list that does not come does not hide the good news', async () => {
  const portal = portalWith();
  portal.api.answer({ 'GET api/channels': buildFailure('server') });
  await handleOAuthReturn(returned('connected'), portal);
  expect(portal.shown).toMatchObject([{ type: 'success', title: 'Your channel is connected' }]);
});

describe('values that nobody checked before', () => {
  test.each(['', 'CONNECTED', 'constructor', '<b>'])('the outcome "%s" is ignored', async (oauth) => {
    const portal = portalWith();
    await handleOAuthReturn(returned(oauth), portal);
    expect([portal.shown, portal.opened, portal.api.calls]).toEqual([[], [], []]);
  });

  test('a channel that is no id is dropped', async () => {
    await handleOAuthReturn(returned('not_chosen', { oauth_channel: '../<x>' }), portalWith());
    expect(readUnfinished(1)).toMatchObject([{ guid: '' }]);
  });

  test.each(['connected', 'already_connected', 'auto_confirmed', 'not_own', 'not_chosen'])(
    '%s says nothing in the words of the address, whose channel is nobody of ours',
    async (oauth) => {
      const portal = portalWith();
      const strange = 'Call +1 555 0100 to get your money';
      await handleOAuthReturn(returned(oauth, { oauth_title: strange, oauth_channel: 'UCother' }), portal);
      expect(JSON.stringify([portal.shown, portal.opened])).not.toContain('555');
      expect([...portal.shown, ...portal.opened]).toHaveLength(1);
    },
  );

  test('a missing title reads as one of yours', async () => {
    const portal = portalWith();
    await handleOAuthReturn({ oauth: 'already_connected' }, portal);
    expect(portal.opened[0]?.props).toEqual({ channelTitle: 'Your channel' });
  });
});

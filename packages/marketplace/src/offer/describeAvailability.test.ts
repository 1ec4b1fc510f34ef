import { buildChannel, buildPartner } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { productAccessLevels, productActions, type ProductAccess, type ProductAction } from '../contract.ts';
import { buildProduct } from '../testing/buildProduct.ts';
import type { Applicant } from './describeAccess.ts';
import { describeMisfit, describeAvailability } from './describeAvailability.ts';

const connected = buildChannel({ contract: { income_percent: 90 } });
const outsider: Applicant = {
  channels: [buildChannel({ status: 'not_connected', contract: null })],
  user: { partner: buildPartner({ capabilities: {} }) },
};
const insider: Applicant = {
  channels: [connected],
  user: { partner: buildPartner({ capabilities: { member: true, boost: true } }) },
};
const product = (action: ProductAction, access: ProductAccess) =>
  buildProduct({
    action,
    access,
    capability: 'boost',
    url: 'https://partner.example/start',
    agreement_id: 'amg_policy',
  });

/** The label and the effect of each action once nothing prevents it. */
const open: Record<ProductAction, { label: string | undefined; isEnabled: boolean; effect: string }> = {
  none: { label: undefined, isEnabled: false, effect: 'none' },
  add_youtube: { label: 'add-another', isEnabled: true, effect: 'add-channel' },
  link_youtube: { label: 'link-another', isEnabled: true, effect: 'link-channel' },
  request: { label: 'request', isEnabled: true, effect: 'request' },
  url: { label: 'open-url', isEnabled: true, effect: 'open-url' },
  coming_soon: { label: 'coming-soon', isEnabled: false, effect: 'none' },
  page: { label: 'open-page', isEnabled: true, effect: 'open-page' },
  agreement: { label: 'accept-agreement', isEnabled: true, effect: 'accept-agreement' },
};
/** The reason that each level gives to an outsider, and the next step it offers. */
const locks: Record<ProductAccess, { reason: string | undefined; remedy: string | undefined }> = {
  anyone: { reason: undefined, remedy: undefined },
  coming: { reason: 'coming', remedy: 'await' },
  capability: { reason: 'capability', remedy: 'write-support' },
  channel: { reason: 'needs-connected-channel', remedy: 'see-channels' },
  mcn: { reason: 'needs-contract', remedy: 'see-channels' },
  air_member: { reason: 'members-only', remedy: 'write-support' },
};
/** The actions that bring the required access, and so are open to outsiders. */
const heals: Partial<Record<ProductAction, readonly ProductAccess[]>> = {
  add_youtube: ['channel'],
  link_youtube: ['channel', 'mcn'],
};
const cells = productActions.flatMap((action) =>
  productAccessLevels.map((access) => [action, access] as const),
);

test('[MKT-03] [G-32] a capability that the user can obtain leads there, and any other to our team', () => {
  const service = product('agreement', 'capability');
  const canObtain = (capability: string) => capability === service.capability;
  const offer = describeAvailability(service, { ...outsider, canObtain });
  expect(offer).toMatchObject({
    isEnabled: false,
    reason: { kind: 'capability' },
    remedy: { kind: 'obtain', capability: service.capability },
  });
  expect(describeAvailability(service, { ...outsider, canObtain: () => false }).remedy).toEqual({
    kind: 'write-support',
  });
});

describe('[MKT-03] [MK-05] [G-31] [G-32] eight actions by six access levels', () => {
  test.each(cells)('%s for %s: somebody who is let in', (action, access) => {
    const offer = describeAvailability(product(action, access), insider);
    const isLocked = access === 'coming' && action !== 'page';
    expect(offer.label).toBe(open[action].label);
    expect(offer.isEnabled).toBe(!isLocked && open[action].isEnabled);
    expect(offer.effect.kind).toBe(isLocked ? 'none' : open[action].effect);
    const isComing = access === 'coming' || action === 'coming_soon';
    // [MK-04] A user with a connected channel is told so where another can be brought.
    const has = action === 'add_youtube' || action === 'link_youtube' ? 'connected' : undefined;
    expect(offer.reason?.kind).toBe(isComing ? 'coming' : has);
    // [MK-11] An announced service can be waited for.
    expect(offer.remedy?.kind).toBe(isComing ? 'await' : undefined);
  });

  test.each(cells)('%s for %s: somebody outside', (action, access) => {
    const offer = describeAvailability(product(action, access), outsider);
    const isHealed = heals[action]?.includes(access) ?? false;
    const lock = isHealed ? locks.anyone : locks[access];
    const isLocked = lock.reason !== undefined && action !== 'page';
    expect(offer.label).toBe(action === 'link_youtube' ? 'link-channel' : open[action].label);
    expect(offer.isEnabled).toBe(!isLocked && open[action].isEnabled);
    expect(offer.effect.kind).toBe(isLocked ? 'none' : open[action].effect);
    const own: Partial<Record<ProductAction, { reason: string; remedy: string }>> = {
      coming_soon: { reason: 'coming', remedy: 'await' },
      add_youtube: { reason: 'not-connected', remedy: 'see-channels' },
    };
    expect(offer.reason?.kind).toBe(lock.reason ?? own[action]?.reason);
    expect(offer.remedy?.kind).toBe(lock.remedy ?? own[action]?.remedy);
  });
});

describe('[MK-04] [MKT-03] what a channel misses', () => {
  test('too few subscribers: the channel that comes nearest is named', () => {
    const channels = [
      buildChannel({ platform_guid: 'a', title: 'Small', subscriber_count: 10 }),
      buildChannel({ platform_guid: 'b', title: 'Larger', subscriber_count: 900 }),
      buildChannel({ platform: 'tiktok', platform_guid: 'c', title: 'Huge', subscriber_count: 9e6 }),
    ];
    const offer = describeAvailability(buildProduct({ subscribers_requirement: 1_000 }), {
      channels,
      user: null,
    });
    expect(offer).toMatchObject({
      isEnabled: false,
      reason: {
        kind: 'subscribers',
        needed: 1_000,
        channelTitle: 'Larger',
        platform: 'youtube',
        current: 900,
      },
    });
  });

  test.each([
    ['can be added', ['youtube', 'instagram'], 'add-channel'],
    ['cannot be added here', ['youtube'], 'write-support'],
  ])('no channel of a platform that %s: the step leads on', (_, addable, kind) => {
    const offer = describeAvailability(buildProduct({ platforms: ['instagram'] }), { ...insider, addable });
    expect(offer).toMatchObject({
      reason: { kind: 'platform', platforms: ['instagram'] },
      remedy: { kind },
    });
  });

  test('no channel at all: add one', () => {
    const offer = describeAvailability(buildProduct(), { channels: [], user: null });
    expect(offer).toMatchObject({
      isEnabled: false,
      reason: { kind: 'needs-connected-channel' },
      remedy: { kind: 'add-channel' },
    });
  });

  test('a channel that is still on its way to us has to wait; one that has not started can join', () => {
    const waiting = { channels: [buildChannel({ status: 'moderation', title: 'Slow' })], user: null };
    expect(describeAvailability(buildProduct(), waiting)).toMatchObject({
      reason: { kind: 'not-connected', channelTitle: 'Slow' },
      remedy: { kind: 'see-channels' },
    });
    const idle = { channels: [buildChannel({ status: 'not_connected' })], user: null };
    expect(describeAvailability(buildProduct(), idle).isEnabled).toBe(true);
  });

  test.each([
    ['requested', 'requested'],
    ['active', 'active'],
    ['invented_later', 'requested'],
  ])('what every channel has (%s) is not asked for twice, and its chat is one press away', (status, kind) => {
    const provisions = [{ channel: connected.platform_guid, status, chat_id: 77 }];
    expect(describeAvailability(buildProduct({ provisions }), insider)).toEqual({
      isEnabled: false,
      effect: { kind: 'none' },
      reason: { kind },
      remedy: { kind: 'open-chat', chatId: 77 },
    });
  });

  describe.each(['requested', 'active'])('a service that is %s', (status) => {
    const provisions = [{ channel: 'gone', status, chat_id: 77 }];

    test.each(cells)(
      '%s for %s: says so, leads to its chat, and never offers its first step again',
      (action, access) => {
        for (const applicant of [insider, outsider, { channels: [], user: null }]) {
          const asked = {
            ...product(action, access),
            provisions,
            action_button_title: 'Connect your channel',
          };
          const offer = describeAvailability(asked, applicant);
          expect(offer.reason).toEqual({ kind: status });
          expect(offer.remedy).toEqual({ kind: 'open-chat', chatId: 77 });
          expect(['add-channel', 'link-channel', 'request', 'coming-soon']).not.toContain(offer.label);
          expect(offer.title).toBeUndefined();
          expect(offer.label === undefined).toBe(!offer.isEnabled);
          expect(describeMisfit(asked, applicant)).toBeUndefined();
        }
      },
    );
  });

  test('what was requested for one channel can be requested for another that fits', () => {
    const other = buildChannel({ platform_guid: 'other' });
    const provisions = [{ channel: connected.platform_guid, status: 'active' }];
    expect(
      describeAvailability(buildProduct({ provisions }), { ...insider, channels: [connected, other] }),
    ).toEqual({
      label: 'request-again',
      isEnabled: true,
      effect: { kind: 'request' },
      reason: { kind: 'active' },
      remedy: { kind: 'write-support' },
    });
  });

  test('the badge names the misfit even where the button does something else', () => {
    const far = buildProduct({ action: 'url', url: 'https://a.example', subscribers_requirement: 5e6 });
    expect(describeAvailability(far, insider).isEnabled).toBe(true);
    expect(describeMisfit(far, insider)?.kind).toBe('subscribers');
    expect(describeMisfit(buildProduct(), insider)).toBeUndefined();
    expect(describeMisfit(buildProduct({ access: 'air_member' }), outsider)?.kind).toBe('members-only');
  });
});

test('[MK-04] what is for the network names the channel that is not in it', () => {
  const forNetwork = buildProduct({ access: 'mcn' });
  const channels = [
    buildChannel({ platform: 'tiktok', title: 'Clips' }),
    buildChannel({ platform_guid: 'b', title: 'New one', status: 'not_connected', contract: null }),
    buildChannel({ platform_guid: 'c', title: 'Free one', contract: null }),
  ];
  const reasonFor = (given: typeof channels) =>
    describeAvailability(forNetwork, { channels: given, user: null }).reason;
  expect(reasonFor(channels)).toEqual({ kind: 'needs-contract', channelTitle: 'Free one' });
  expect(reasonFor(channels.slice(0, 2))).toEqual({ kind: 'needs-contract', channelTitle: 'New one' });
  expect(reasonFor(channels.slice(0, 1))).toEqual({ kind: 'needs-contract' });
});

describe('[MKT-03] what the server sends without sense', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '/inside', 'https:', '', null])(
    'the address %s is not opened',
    (url) => {
      const offer = describeAvailability(buildProduct({ action: 'url', url }), insider);
      expect(offer).toMatchObject({ isEnabled: false, effect: { kind: 'none' }, reason: { kind: 'broken' } });
    },
  );

  test('an action of the future offers nothing, an access level of the future locks', () => {
    expect(describeAvailability(buildProduct({ action: 'teleport' }), insider)).toEqual({
      isEnabled: false,
      effect: { kind: 'none' },
    });
    expect(describeAvailability(buildProduct({ access: 'astronaut' }), insider)).toMatchObject({
      isEnabled: false,
      reason: { kind: 'unknown-access' },
      remedy: { kind: 'write-support' },
    });
  });

  test('without action and access there is nothing to press, and nothing in the way', () => {
    const bare = buildProduct({ action: null, access: null });
    expect(describeAvailability(bare, insider)).toEqual({ isEnabled: false, effect: { kind: 'none' } });
  });

  test('a page that is not published is not opened; on the page itself there is nothing to open', () => {
    const page = buildProduct({ action: 'page' });
    expect(describeAvailability({ ...page, is_page_published: false }, insider).reason?.kind).toBe('no-page');
    expect(describeAvailability(page, insider, 'page').label).toBeUndefined();
  });

  test('an agreement that is accepted already is not asked for again; one without an id says so', () => {
    const user = {
      partner: buildPartner({
        agreements: [{ id: 'amg_policy', display_name: 'Policy', is_agreed: true }],
      }),
    };
    const agreement = buildProduct({ action: 'agreement', agreement_id: 'amg_policy' });
    // It is no dead end: there is something to open or to read, and a way to support.
    const asker = { ...insider, user };
    const agreed = { reason: { kind: 'agreed' }, remedy: { kind: 'write-support' } };
    expect(describeAvailability(agreement, asker)).toMatchObject({ label: 'open-page', ...agreed });
    expect(
      describeAvailability({ ...agreement, url: 'https://a.example/start' }, asker, 'page'),
    ).toMatchObject({
      label: 'open-url',
      isEnabled: true,
      ...agreed,
    });
    expect(
      describeAvailability({ ...agreement, action_button_title: 'Accept and start' }, asker, 'page'),
    ).toEqual({
      isEnabled: false,
      effect: { kind: 'none' },
      ...agreed,
    });
    expect(describeAvailability({ ...agreement, agreement_id: null }, insider).reason?.kind).toBe('broken');
  });

  test("the server's own words stand on the button, except over what is to come", () => {
    expect(describeAvailability(buildProduct({ action_button_title: ' Order ' }), insider).title).toBe(
      'Order',
    );
    const coming = buildProduct({ action: 'coming_soon', action_button_title: 'Order' });
    expect(describeAvailability(coming, insider).title).toBeUndefined();
  });
});

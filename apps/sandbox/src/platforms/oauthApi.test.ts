import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { channels, type ChannelRow } from '../database/schema.ts';
import { authorize, decide, locationOf, startAt } from '#test/support/authorize.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox('embedded', { fresh: 'once' });

const rows = () => sandbox().control.db.select().from(channels);
const rowOf = async (guid: string | null) => (await rows()).find(({ platformGuid }) => platformGuid === guid);
/** A channel of the partner's on YouTube. */
async function ownChannel(matches: (row: ChannelRow) => boolean): Promise<ChannelRow> {
  const { user } = await (await as('partner')).read<{ user: { partner: { id: number } } }>('/api/user');
  return (await rows()).find(
    (row) => row.partnerId === user.partner.id && row.platform === 'youtube' && matches(row),
  )!;
}

const outcomeIn = (address: URL) => Object.fromEntries(address.searchParams);

describe('[AUTH-07] the redirect to a platform', () => {
  test.each(['youtube', 'tiktok', 'instagram', 'ai-metadata'])(
    'leads to the consent page of %s with a state of its own',
    async (platform) => {
      const who = await as('partner');
      const [first, second] = [await startAt(who, platform), await startAt(who, platform)];
      expect(first.origin + first.pathname).toBe(`${sandbox().worldUrl}/${platform}/authorize`);
      expect(first.searchParams.get('redirect_uri')).toBe(`${sandbox().url}/api/oauth/${platform}/callback`);
      expect(first.searchParams.get('state')).not.toBe(second.searchParams.get('state'));
      expect((await who.open(first.href)).text).toContain('partner@my-air.test');
    },
  );

  test('sends a browser that is not signed in to the login page', async () => {
    const answer = await visitor().open('/api/oauth/youtube/redirect');
    expect(locationOf(answer).href).toBe(`${sandbox().url}/login`);
  });

  test.each([
    ...['vimeo', 'constructor', '__proto__', '..%2Fyoutube'].map(
      (name) => [404, `${name}/redirect`] as const,
    ),
    ...['referer=elsewhere', 'product_id=abc', 'product_id=-1', 'join=perhaps'].map(
      (query) => [422, `youtube/redirect?${query}`] as const,
    ),
  ])('gets %i for %s', async (status, path) => {
    expect((await (await as('partner')).open(`/api/oauth/${path}`)).status).toBe(status);
  });

  test.each([
    ['', '/home'],
    ['?referer=dashboard', '/home'],
    ['?referer=distribution', '/distribution'],
    ['?referer=marketplace', '/services'],
    ['?referer=product&product_id=7', '/services/7'],
    ['?referer=product', '/services'],
    ['?referer=accounts', '/accounts/youtube'],
  ])('%s comes back to %s', async (query, path) => {
    const back = await authorize(await as('partner'), 'youtube', 'none', query);
    expect(back.origin).toBe(sandbox().url);
    expect(back.pathname).toBe(path);
  });

  test('goes over the other origin of the API as well', async () => {
    const who = await as('new');
    const consent = locationOf(await who.open(`${sandbox().apiUrl}/api/oauth/youtube/redirect`));
    expect(consent.searchParams.get('redirect_uri')).toBe(`${sandbox().apiUrl}/api/oauth/youtube/callback`);
    const back = locationOf(await who.open((await decide(who, consent, 'allow')).href));
    expect(back.origin).toBe(sandbox().url);
    expect(outcomeIn(back)).toMatchObject({ oauth: 'connected' });
  });
});

describe('what a person decides', () => {
  beforeEach(() => sandbox().control.reset());

  test.each([
    ['youtube', 'youtube', 'not_connected'],
    ['instagram', 'instagram', 'connected'],
    ['tiktok', 'tiktok', 'connected'],
    ['ai-metadata', 'youtube', 'not_connected'],
  ])('[AUTH-07] by %s a new channel of %s is connected', async (access, platform, status) => {
    const back = await authorize(await as('new'), access, 'new');
    const { oauth, oauth_platform, oauth_channel = '', oauth_title } = outcomeIn(back);
    expect({ oauth, oauth_platform }).toEqual({ oauth: 'connected', oauth_platform: access });
    expect(await rowOf(oauth_channel)).toMatchObject({ platform, title: oauth_title, status });
  });

  test('[CH-09] a channel of one’s own that is connected already changes nothing', async () => {
    const own = await ownChannel(({ status, isAccessRevoked }) => status === 'connected' && !isAccessRevoked);
    const back = await authorize(await as('partner'), 'youtube', `own:${own.platformGuid}`);
    expect(outcomeIn(back)).toMatchObject({ oauth: 'already_connected', oauth_title: own.title });
    expect(await rowOf(own.platformGuid)).toEqual(own);
  });

  test('[USER-07] [CH-09] a channel of somebody else is not taken from them', async () => {
    const before = await rows();
    const back = await authorize(await as('partner'), 'youtube', 'foreign');
    expect(outcomeIn(back)).toMatchObject({ oauth: 'not_own', oauth_title: expect.stringMatching(/./) });
    expect(await rows()).toEqual(before);
  });

  test.each(['instagram', 'tiktok', 'ai-metadata'])(
    '[USER-07] somebody else’s profile can be met on %s',
    async (platform) => {
      const back = await authorize(await as('new'), platform, 'foreign');
      expect(outcomeIn(back)).toMatchObject({ oauth: 'not_own', oauth_platform: platform });
    },
  );

  test('a channel that the platform vouches for is connected at once', async () => {
    const back = await authorize(await as('new'), 'youtube', 'auto-confirmed');
    expect(outcomeIn(back)).toMatchObject({ oauth: 'auto_confirmed' });
    expect(await rowOf(back.searchParams.get('oauth_channel'))).toMatchObject({
      status: 'connected',
      contract: expect.objectContaining({ income_percent: 80 }),
    });
  });

  test('[CH-08] a channel that was chosen without finishing is not connected', async () => {
    const back = await authorize(await as('new'), 'youtube', 'auto-confirmed', '', 'later');
    expect(outcomeIn(back)).toMatchObject({ oauth: 'not_chosen' });
    expect(await rowOf(back.searchParams.get('oauth_channel'))).toMatchObject({ status: 'not_connected' });
  });

  test('[CH-08] access without a channel connects nothing', async () => {
    const before = await rows();
    const back = await authorize(await as('new'), 'youtube', 'none');
    expect(outcomeIn(back)).toEqual({ oauth: 'not_chosen', oauth_platform: 'youtube' });
    expect(await rows()).toEqual(before);
  });

  test('a refusal comes back as an interruption', async () => {
    const before = await rows();
    const back = await authorize(await as('new'), 'youtube', 'new', '?referer=accounts', 'refuse');
    expect(back.pathname).toBe('/accounts/youtube');
    expect(outcomeIn(back)).toEqual({ error: 'oauth_interrupted' });
    expect(await rows()).toEqual(before);
  });
});

describe('a channel that is known already', () => {
  beforeEach(() => sandbox().control.reset());

  test('[CH-07] one whose access was taken back at the platform is given it again', async () => {
    const who = await as('partner');
    const own = await ownChannel(({ status, isAccessRevoked }) => status === 'connected' && !isAccessRevoked);
    const list = `${sandbox().worldUrl}/youtube/permissions`;
    expect((await who.open(`${list}?account=partner@my-air.test`)).text).toContain(own.platformGuid);
    const revoked = await who.submit(list, { guid: own.platformGuid, account: 'partner@my-air.test' });
    expect(revoked.status).toBe(303);
    expect(await rowOf(own.platformGuid)).toMatchObject({
      isAccessRevoked: true,
      status: 'connected',
      issues: [...own.issues, 'access_revoked'],
    });

    const back = await authorize(who, 'youtube', `own:${own.platformGuid}`);
    expect(outcomeIn(back)).toMatchObject({ oauth: 'connected' });
    expect(await rowOf(own.platformGuid)).toEqual(own);
  });

  test('[CH-03] a join that its token held up goes on after the way back', async () => {
    const own = await ownChannel(({ joinRefusal }) => joinRefusal === 'join_channel_with_invalid_token');
    const who = await as('partner');
    const join = () => who.write('POST', `/api/channels/youtube/${own.platformGuid}/join`, {});
    await who.write('POST', `/api/channels/youtube/${own.platformGuid}/country`, { country_code: 'UA' });
    expect(await join()).toMatchObject({ status: 400, body: { code: 'join_channel_with_invalid_token' } });

    const back = await authorize(who, 'youtube', `own:${own.platformGuid}`, '?join=true&referer=accounts');
    expect(outcomeIn(back)).toMatchObject({ oauth: 'connected', oauth_channel: own.platformGuid });
    expect(await rowOf(own.platformGuid)).toMatchObject({ status: 'pending' });
    expect(await join()).toMatchObject({ status: 200, body: { channel: { status: 'pending' } } });
  });

  test('a channel without a country does not join by itself', async () => {
    const back = await authorize(await as('new'), 'youtube', 'new', '?join=true');
    expect(await rowOf(back.searchParams.get('oauth_channel'))).toMatchObject({ status: 'not_connected' });
  });

  test('[CH-03] the country is asked once: the next channel joins with its access', async () => {
    const who = await as('new');
    const first = await authorize(who, 'youtube', 'new', '?join=true');
    const guid = first.searchParams.get('oauth_channel');
    await who.write('POST', `/api/channels/youtube/${guid}/country`, { country_code: 'CA' });
    await sandbox().control.db.delete(channels).where(eq(channels.platformGuid, guid!));
    const second = await authorize(who, 'youtube', 'new', '?join=true');
    expect(await rowOf(second.searchParams.get('oauth_channel'))).toMatchObject({
      status: 'pending',
      country: 'CA',
    });
  });

  test('[CH-04] a rejected channel waits for its date before it joins', async () => {
    const who = await as('partner');
    const own = await ownChannel(
      (row) => row.status === 'rejected' && row.joinRequestNotAllowedUntil !== null,
    );
    const way = () => authorize(who, 'youtube', `own:${own.platformGuid}`, '?join=true');
    expect(outcomeIn(await way())).toMatchObject({ oauth: 'already_connected' });
    expect(await rowOf(own.platformGuid)).toMatchObject({ status: 'rejected' });
    await who.pass(91 * 86_400);
    expect(outcomeIn(await way())).toMatchObject({ oauth: 'connected' });
    expect(await rowOf(own.platformGuid)).toMatchObject({ status: 'pending' });
  });
});

import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { as } = testSandbox();

interface Distribution {
  platforms: { id: number; platform: string; state: string; total_amount_usd: number }[];
  total_amount_usd: number;
}
const stateOf = ({ platforms }: Distribution, name: string) =>
  platforms.find(({ platform }) => platform === name)?.state;

test('[DIST-01] a partner reads every state, one of the future among them, and the total', async () => {
  const { platforms, total_amount_usd } = await (await as('partner')).read<Distribution>('/api/distribution');
  const states = ['distributing', 'agreed', 'not_agreed', 'rejected', 'legacy', 'cannot_distribute'];
  expect(new Set(platforms.map(({ state }) => state))).toEqual(new Set([...states, 'paused_by_platform']));
  const sum = platforms.reduce((cents, platform) => cents + Math.round(platform.total_amount_usd * 100), 0);
  expect(total_amount_usd).toBe(sum / 100);
});

test('[DIST-02] accepting moves a platform to agreed, and the clock to distributing', async () => {
  const who = await as('partner');
  const read = () => who.read<Distribution>('/api/distribution');
  expect(stateOf(await read(), 'Roku')).toBe('not_agreed');
  const path = '/api/distribution/4/agreement/youtube_partner_service_contract';
  expect((await who.write('POST', path)).status).toBe(204);
  expect(stateOf(await read(), 'Roku')).toBe('agreed');
  expect((await who.write('POST', path)).status).toBe(204);
  await who.pass(7 * 86_400);
  expect(stateOf(await read(), 'Roku')).toBe('distributing');
});

test('[DIST-02] the agreement of another platform, and a platform of somebody else, are not found', async () => {
  const who = await as('partner');
  expect((await who.write('POST', '/api/distribution/4/agreement/amg_policy')).status).toBe(404);
  const other = await as('ambassador');
  expect(
    (await other.write('POST', '/api/distribution/4/agreement/youtube_partner_service_contract')).status,
  ).toBe(404);
});

test('[DIST-01] requests have dates where a stage was reached, and an expected one while they are not live', async () => {
  const { body } = await (await as('partner')).open('/api/distribution/requests/active');
  const [workshop] = (body as { channels: { distribution_platforms: object[] }[] }).channels;
  expect(workshop?.distribution_platforms).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        platform: 'Snapchat',
        state: 'delivering',
        live_at: null,
        expected_at: expect.any(String),
      }),
      expect.objectContaining({ platform: 'Facebook Watch', state: 'distributing', expected_at: null }),
    ]),
  );
});

test('[DIST-03] a partner with a chat about distribution gets it with what is unread in it, another gets none', async () => {
  expect((await (await as('partner')).open('/api/distribution/videoSupportChat')).body).toEqual({
    chat: { id: expect.any(Number), unread_count: 0 },
  });
  expect((await (await as('new')).open('/api/distribution/videoSupportChat')).body).toEqual({ chat: null });
});

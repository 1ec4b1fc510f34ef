import { agreementKinds } from '@my-air/api-client/contract';
import { expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox('embedded', { fresh: 'once' });
const inWorld = (path: string) => `${sandbox().worldUrl}${path}`;

test.each(['account', 'advance', 'active-funds', 'regular-payments', 'payouts'])(
  '[NAV-25] the finance app opens %s with the person’s own money and a way back',
  async (section) => {
    const { status, text } = await (await as('partner')).open(inWorld(`/finance/${section}`));
    expect(status).toBe(200);
    expect(text).toContain('Olena Koval');
    expect(text).toMatch(/\$[\d,]+\.\d\d/);
    expect(text).toContain(`href="${sandbox().url}/home"`);
  },
);

test('[NAV-25] a transaction of the account has its page, and an unknown one says so', async () => {
  const who = await as('partner');
  const { text } = await who.open(inWorld('/finance/payouts'));
  const [, path = ''] = /href="(\/finance\/transaction\/\d+)"/.exec(text) ?? [];
  expect((await who.open(inWorld(path))).text).toMatch(/Amount.*\$[\d,]+\.\d\d/s);
  expect((await who.open(inWorld('/finance/transaction/<b>'))).text).toContain(
    'no transaction of this number',
  );
});

test('[MX-09] each page of the finance app leads back to the address that was left, over any other of its pages', async () => {
  const who = await as('partner');
  const place = '/services?q=a%20b';
  const { text } = await who.open(inWorld(`/finance/payouts?return_to=${encodeURIComponent(place)}`));
  const back = `href="${sandbox().url}${place}"`;
  expect(text).toContain(back);
  const ways = [...text.matchAll(/href="(\/finance\/[^"]+)"/g)].map(([, way = '']) => way);
  expect(ways.length).toBeGreaterThan(5);
  for (const way of ways) expect((await who.open(inWorld(way))).text).toContain(back);
});

test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test'])(
  '[MX-09] the finance app does not lead back to %s',
  async (place) => {
    const who = await as('partner');
    const { text } = await who.open(inWorld(`/finance/account?return_to=${encodeURIComponent(place)}`));
    expect(text).toContain(`href="${sandbox().url}/"`);
    expect(text).not.toContain('evil');
    expect(text).not.toContain('javascript:');
  },
);

test('the payments add up to the approved balance', async () => {
  const { text } = await (await as('partner')).open(inWorld('/finance/payouts'));
  const amounts = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
  const [balance = 0, ...payments] = amounts;
  expect(payments).toHaveLength(3);
  expect(payments.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(balance, 2);
});

test('without a session, the finance app shows no money', async () => {
  const { text } = await visitor().open(inWorld('/finance/account'));
  expect(text).toContain(`href="${sandbox().url}/login"`);
  expect(text).not.toContain('$');
});

test.each(agreementKinds)('[USER-04] the text of %s can be read', async (kind) => {
  const { status, text } = await visitor().open(inWorld(`/terms/${kind}`));
  expect(status).toBe(200);
  expect(text).toContain('What you agree to');
});

test.each(['nothing', 'constructor', '__proto__'])('there is no text of %s', async (kind) => {
  expect((await visitor().open(inWorld(`/terms/${kind}`))).status).toBe(404);
});

test('every page has strict headers and nothing inline', async () => {
  const who = await as('partner');
  for (const path of ['/', '/finance/account', '/youtube/permissions', '/terms/amg_policy']) {
    const { text, headers } = await who.open(inWorld(path));
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  }
});

test('markup in a name is shown, not run', async () => {
  const account = '"><script>alert(1)</script>';
  const { text } = await visitor().open(
    inWorld(`/youtube/permissions?account=${encodeURIComponent(account)}`),
  );
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('&#60;script&#62;');
});

import { expect, onTestFinished, test, vi } from 'vitest';

import { buildConfig } from '@my-air/feature-kit/testing';
import { webAddress } from '@my-air/feature-kit/settings';
import * as v from 'valibot';

import { readConfig } from './readConfig.ts';
import { StartFailure } from '../errors/StartFailure.ts';

const finance = { settings: v.object({ financeAppUrl: webAddress }) };
const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });

test('settings that are right are used', async () => {
  answer(Response.json(buildConfig()));
  await expect(readConfig([finance])).resolves.toMatchObject({
    financeAppUrl: 'http://localhost:3002/finance',
  });
});

test('settings that a server wrote into the page are used, and nothing is asked for', async () => {
  answer(new TypeError('Failed to fetch'));
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'settings';
  settings.textContent = JSON.stringify(buildConfig());
  document.head.append(settings);
  onTestFinished(() => settings.remove());
  await expect(readConfig([finance])).resolves.toMatchObject({
    financeAppUrl: 'http://localhost:3002/finance',
  });
});

test('settings that are wrong are refused with the field that is wrong', async () => {
  const config = buildConfig();
  answer(
    Response.json({ ...config, financeAppUrl: 'javascript:alert(1)', flags: { ...config.flags, pt: 'yes' } }),
  );
  const failure = await readConfig([finance]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toMatchObject({
    kind: 'invalid',
    details: [expect.stringMatching(/^flags\.pt: /), expect.stringMatching(/^financeAppUrl: /)],
  });
});

test.each([
  ['a server that is down', new TypeError('Failed to fetch'), 'unreachable', 'config.json: no answer'],
  ['an error status', new Response('', { status: 502 }), 'unreachable', 'config.json: HTTP 502'],
  ['a body that is not JSON', new Response('<html>'), 'invalid', 'config.json: not valid JSON'],
])('%s is told apart', async (_, response, kind, detail) => {
  answer(response);
  await expect(readConfig([finance])).rejects.toMatchObject({ kind, details: [detail] });
});

/** The settings with one of them replaced, by its path. */
function configWith(path: string, value: unknown): unknown {
  const config: unknown = structuredClone(buildConfig());
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], config);
  (parent as Record<string, unknown>)[last] = value;
  return config;
}

async function faultsOf(
  config: unknown,
  features: Parameters<typeof readConfig>[0] = [],
): Promise<readonly string[]> {
  answer(Response.json(config));
  const failure: unknown = await readConfig(features).catch((error: unknown) => error);
  return failure instanceof StartFailure ? failure.details : [];
}

test.each([
  ['apiUrl', 'api.my-air.test'],
  ['identityProvider.authorizeUrl', 'javascript:alert(1)'],
  ['identityProvider.registerUrl', ''],
  ['identityProvider.logoutUrl', '/logout'],
  ['identityProvider.clientId', ''],
  ['identityProvider.scope', null],
  ['identityProvider.name', ''],
  ['allowedRedirectHosts', 'my-air.test'],
  ['brands.default.name', ''],
  ['brands.default.supportEmail', 'nobody'],
  ['monitoring.dsn', ''],
  ['monitoring.replayEnvironments', [1]],
  ['analytics.endpoint', 'events'],
  ['flags.pt', 'yes'],
])('a wrong %s (%j) is named by its path', async (path, value) => {
  const faults = await faultsOf(configWith(path, value));
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toMatch(new RegExp(`^${path}(?:\\.0)?: .{10,}`));
});

test.each(['apiUrl', 'brands.default', 'flags.idempotencyKey'])(
  'a setting %s that is not there is called missing',
  async (path) => {
    expect(await faultsOf(configWith(path, undefined))).toEqual([`${path} is missing`]);
  },
);

test('settings that nobody chose have their defaults', async () => {
  const { apiUrl, identityProvider, brands } = buildConfig();
  const { name: _, ...provider } = identityProvider;
  answer(Response.json({ apiUrl, identityProvider: provider, brands: { default: brands.default } }));
  await expect(readConfig([])).resolves.toEqual({
    apiUrl,
    identityProvider: { ...provider, name: 'My AIR ID' },
    brands: { default: brands.default },
    allowedRedirectHosts: [],
    monitoring: { dsn: null, environment: 'production', replayEnvironments: [] },
    analytics: { endpoint: null, linker: false },
    holidays: [],
    unknownCalls: [],
    flags: { pt: true, idempotencyKey: false },
  });
});

test('what is no object at all is refused', async () => {
  for (const config of [null, 'text', [], 1]) expect(await faultsOf(config)).not.toEqual([]);
});

test('a setting that two features read is told of once', async () => {
  const shop = { settings: v.object({ shop: v.object({ url: webAddress }) }) };
  const config = { ...buildConfig(), shop: { url: 'ftp://shop.my-air.test' } };
  expect(await faultsOf(config, [shop, shop])).toEqual([
    'shop.url: must be an address that starts with http or https',
  ]);
});

test('settings of one group that several features read come together', async () => {
  const [one, two] = ['one', 'two'].map((name) => ({
    settings: v.object({ flags: v.object({ [name]: v.boolean() }) }),
  }));
  answer(Response.json({ ...buildConfig(), flags: { ...buildConfig().flags, one: true, two: false } }));
  await expect(readConfig([one!, two!])).resolves.toMatchObject({
    flags: { pt: true, one: true, two: false },
  });
});

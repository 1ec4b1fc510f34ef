import { expect, test } from 'vitest';

import { buildConfig } from '@my-air/feature-testing';
import { url } from '@my-air/feature-api/settings';
import { configFaults } from './configFaults.ts';

/** The settings with one of them replaced, by its path. */
function configWith(path: string, value: unknown): unknown {
  const config: unknown = structuredClone(buildConfig());
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], config);
  (parent as Record<string, unknown>)[last] = value;
  return config;
}

test('the settings of the sandbox are accepted', () => {
  expect(configFaults(buildConfig(), [])).toEqual([]);
  expect(configFaults(buildConfig({ apiUrl: 'https://api.my-air.test/v1' }), [])).toEqual([]);
});

test.each([
  ['apiUrl', 'api.my-air.test'],
  ['apiUrl', undefined],
  ['identityProvider.authorizeUrl', 'javascript:alert(1)'],
  ['identityProvider.registerUrl', ''],
  ['identityProvider.logoutUrl', '/logout'],
  ['identityProvider.clientId', ''],
  ['identityProvider.scope', null],
  ['allowedRedirectHosts', 'my-air.test'],
  ['brands.default.name', ''],
  ['brands.scalelab', undefined],
  ['brands.default.supportEmail', 'nobody'],
  ['uploads.maxCount', 0],
  ['uploads.maxCount', 1.5],
  ['uploads.maxTotalSize', -1],
  ['uploads.minFileSize', '1'],
  ['monitoring.dsn', ''],
  ['monitoring.replayEnvironments', [1]],
  ['analytics.endpoint', 'events'],
  ['flags.pt', 'yes'],
  ['flags.idempotencyKey', undefined],
])('a wrong %s (%j) is named by its path', (path, value) => {
  const faults = configFaults(configWith(path, value), []);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toMatch(new RegExp(`^${path}: .{10,}`));
});

test('what is no object at all is refused', () => {
  for (const config of [null, 'text', [], 1]) expect(configFaults(config, []).length).toBeGreaterThan(0);
});

test('a setting of a feature is checked like those of every portal', () => {
  const shop = { settings: { shop: { url } } };
  expect(configFaults({ ...buildConfig(), shop: { url: 'https://shop.my-air.test' } }, [shop])).toEqual([]);
  expect(configFaults({ ...buildConfig(), shop: { url: 'ftp://shop.my-air.test' } }, [shop])).toEqual([
    'shop.url: must be an address that starts with http or https',
  ]);
  expect(configFaults(buildConfig(), [shop, shop])).toEqual(['shop: must be an object']);
});

import { expect, test } from 'vitest';

import { refusal } from './ownImport.mjs';

test('a feature that imports another feature is told to use a port', () => {
  expect(refusal('/r/packages/home/src/a.ts', '@my-air/accounts')).toMatch(
    /never imports another feature.*port/s,
  );
});

test('a feature may import the foundation, feature-api and itself', () => {
  for (const name of [
    'ui-kit',
    'i18n',
    'api-client',
    'api-client/contract',
    'feature-api',
    'feature-api/form',
    'home',
  ]) {
    expect(refusal('/r/packages/home/src/a.ts', `@my-air/${name}`)).toBeUndefined();
  }
});

test('the foundation never imports upwards', () => {
  expect(refusal('/r/packages/i18n/src/a.ts', '@my-air/feature-api')).toMatch(/is below/);
  expect(refusal('/r/packages/i18n/src/a.ts', '@my-air/api-client/contract')).toBeUndefined();
});

test('nobody reaches inside a package', () => {
  expect(refusal('/r/apps/portal/src/a.ts', '@my-air/home/src/feature.ts')).toMatch(/public name/);
});

test('the sandbox imports contracts alone', () => {
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/home')).toMatch(/only contracts/);
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/home/contract')).toBeUndefined();
});

test('a library with an owner is refused elsewhere, with what to use instead', () => {
  expect(refusal('/r/packages/home/src/a.ts', 'ky')).toMatch(/portal\.api\.send/);
  expect(refusal('/r/packages/api-client/src/a.ts', 'ky')).toBeUndefined();
});

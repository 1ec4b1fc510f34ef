import { expect, test } from 'vitest';

import { refusal } from './ownImport.mjs';

test('a feature that imports another feature is told to use a port', () => {
  expect(refusal('/r/packages/home/src/a.ts', '@my-air/accounts')).toMatch(
    /never imports another feature.*port/s,
  );
});

test('a feature may import the foundation and the feature kit', () => {
  for (const name of [
    'ui-kit',
    'i18n',
    'api-client',
    'api-client/contract',
    'feature-kit',
    'feature-kit/forms',
  ]) {
    expect(refusal('/r/packages/home/src/a.ts', `@my-air/${name}`)).toBeUndefined();
  }
});

test('a package imports its own files by path, since its check may run before its build', () => {
  expect(refusal('/r/packages/home/src/a.ts', '@my-air/home')).toMatch(/relative path/);
  expect(refusal('/r/packages/feature-kit/src/views/a.ts', '@my-air/feature-kit/testing')).toMatch(
    /relative/,
  );
});

test('the foundation never imports upwards', () => {
  expect(refusal('/r/packages/i18n/src/a.ts', '@my-air/feature-kit')).toMatch(/is below/);
  expect(refusal('/r/packages/i18n/src/a.ts', '@my-air/api-client/contract')).toBeUndefined();
});

test('the feature kit knows no feature', () => {
  expect(refusal('/r/packages/feature-kit/src/a.ts', '@my-air/home')).toMatch(/is below/);
});

test('nobody reaches inside a package', () => {
  expect(refusal('/r/apps/portal/src/a.ts', '@my-air/home/src/feature.ts')).toMatch(/public name/);
});

test('the sandbox imports contracts alone, the search of the marketplace and the headers of a page', () => {
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/shell/hosting')).toBeUndefined();
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/marketplace/search')).toBeUndefined();
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/marketplace/assistant')).toMatch(/only contracts/);
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/home')).toMatch(/only contracts/);
  expect(refusal('/r/apps/sandbox/src/a.ts', '@my-air/home/contract')).toBeUndefined();
});

test('a library with an owner is refused elsewhere, with what to use instead', () => {
  expect(refusal('/r/packages/home/src/a.ts', 'ky')).toMatch(/portal\.api\.send/);
  expect(refusal('/r/packages/api-client/src/a.ts', 'ky')).toBeUndefined();
});

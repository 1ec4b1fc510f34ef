import { expect, test } from 'vitest';

import { buildConfig } from '@my-air/feature-kit/testing';
import { allowedAddress } from './allowedAddress.ts';

const config = {
  ...buildConfig({
    apiUrl: 'https://api.test:8443/v1',
    allowedRedirectHosts: ['partner.test', 'exact.test:444'],
  }),
  // Settings of a feature, which names one of them as an address of our own.
  apps: { finance: 'https://finance.test', note: 'https://note.test' },
};
const features = [{ ownAddresses: () => [config.apps.finance] }, {}];

test.each([
  'https://finance.test/account',
  'http://localhost:3001/profile?from=portal',
  'https://partner.test/',
  'https://partner.test:8443/',
  'https://exact.test:444/',
  'https://api.test:8443/api/oauth/youtube/redirect',
  '/home',
  `${location.origin}/services`,
])('[SH-25] %s is followed', (address) => {
  expect(allowedAddress(address, config, features)?.href).toBe(new URL(address, location.origin).href);
});

test.each([
  'https://evil.test/',
  'https://note.test/',
  '//evil.test/finance.test',
  'https://finance.test.evil.test/',
  'https://finance.test:444/',
  'https://exact.test/',
  'http://localhost:9999/',
  'https://finance.test@evil.test/',
  'https://user:secret@finance.test/',
  'https:\\\\evil.test\\finance.test',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://finance.test/',
  'https://api.test/',
  'http://',
])('[SH-25] [G-53] %s is refused', (address) => {
  expect(allowedAddress(address, config, features)).toBeUndefined();
});

import { expect, test } from 'vitest';

import { takeAddressEffects, takeAuthorizeAction } from './address.ts';

const at = (path: string) => new URL(path, 'https://portal.test');

test('[NAV-09] error=oauth_interrupted is noticed and removed, another error is left alone', () => {
  const interrupted = at('/home?error=oauth_interrupted&tab=2');
  expect(takeAddressEffects(interrupted).isOAuthInterrupted).toBe(true);
  expect(interrupted.href).toBe('https://portal.test/home?tab=2');

  const other = at('/oauth/login?error=access_denied');
  expect(takeAddressEffects(other).isOAuthInterrupted).toBe(false);
  expect(other.search).toBe('?error=access_denied');
});

test('[RF-07] the place where a link was shared is taken along with its code, and left alone without one', () => {
  const url = at('/?ref=ANN-42&src=video&tab=2');
  expect(takeAddressEffects(url)).toMatchObject({ referral: 'ANN-42', place: 'video' });
  expect(url.href).toBe('https://portal.test/?tab=2&referral=ANN-42');
  const other = at('/services?src=video');
  expect(takeAddressEffects(other).referral).toBeUndefined();
  expect(other.search).toBe('?src=video');
});

test.each(['', '<script>', 'a b', 'x'.repeat(65), '../../evil'])(
  '[NAV-13] a referral code like "%s" is dropped and the address stays',
  (code) => {
    const url = at(`/services?ref=${encodeURIComponent(code)}`);
    expect(takeAddressEffects(url).referral).toBeUndefined();
    expect(url.href).toBe('https://portal.test/services');
  },
);

test('[NAV-14] action=authorize is removed, another action is not', () => {
  const url = at('/home?action=authorize&tab=2');
  expect(takeAuthorizeAction(url)).toBe(true);
  expect(url.href).toBe('https://portal.test/home?tab=2');

  const other = at('/home?action=open');
  expect(takeAuthorizeAction(other)).toBe(false);
  expect(other.search).toBe('?action=open');
});

import { expect, test } from 'vitest';

import { takeAddressEffects } from './address.ts';

const at = (path: string) => new URL(path, 'https://portal.test');

test.each(['', '<script>', 'a b', 'x'.repeat(65), '../../evil'])(
  '[NAV-13] a referral code like "%s" is dropped and the address stays',
  (code) => {
    const url = at(`/services?ref=${encodeURIComponent(code)}`);
    expect(takeAddressEffects(url).referral).toBeUndefined();
    expect(url.href).toBe('https://portal.test/services');
  },
);

import { expect, test } from 'vitest';

import { challengeOf, randomToken } from './pkce.ts';

test('[AUTH-01] the challenge is the one of RFC 7636, appendix B', async () => {
  await expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).resolves.toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('[AUTH-01] [SH-06] a verifier has 43 characters that need no encoding, and none comes twice', () => {
  const tokens = Array.from({ length: 500 }, randomToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(500);
});

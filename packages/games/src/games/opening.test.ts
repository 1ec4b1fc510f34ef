import { expect, test } from 'vitest';

import { opening } from './opening.ts';

test.each([
  ['2026-11-28', '2026-11-28T07:59:59Z', '2026-11-28'],
  ['2026-11-28', '2026-11-28T08:00:00Z', undefined],
  ['2026-11-28T12:00:00Z', '2026-11-28T11:59:59Z', '2026-11-28T12:00:00Z'],
  ['2026-11-28T12:00:00Z', '2026-11-28T12:00:00Z', undefined],
  ['soon', '2026-11-28T12:00:00Z', undefined],
])(
  '[GAME-01] a game available from %s, at %s in Los Angeles, opens on %s',
  (available_from, at, expected) => {
    expect(opening({ available_from }, Date.parse(at), 'America/Los_Angeles')).toBe(expected);
  },
);

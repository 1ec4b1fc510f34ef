import { expect, test } from 'vitest';

import { isOneEmoji } from './emoji.ts';

test.for(['👍', '👍🏽', '🏳️‍🌈', '1️⃣', '❤️', '🇺🇦', '👨‍👩‍👧‍👦'])('[VAL-06] %s is one emoji', (emoji) => {
  expect(isOneEmoji(emoji)).toBe(true);
});

test.for(['1', '#', '*', 'abc', '', ' ', '👍👍', '👍 ', 'ok 👍', '\u200D'])(
  '[VAL-06] "%s" is not one emoji',
  (text) => {
    expect(isOneEmoji(text)).toBe(false);
  },
);

import { beforeEach, describe, expect, test, vi } from 'vitest';

const emoji = ['👍', '👍🏽', '🏳️‍🌈', '1️⃣', '❤️', '🇺🇦', '👨‍👩‍👧‍👦'];
const others = ['1', '#', '*', 'abc', '', ' ', '👍👍', '👍 ', 'ok 👍', '\u200D'];

describe.for(['knows the list of all emoji', 'does not know it'])('in a browser that %s', (kind) => {
  let isOneEmoji: (text: string) => boolean;
  beforeEach(async () => {
    vi.resetModules();
    ({ isOneEmoji } = await import('./emoji.ts'));
    if (kind === 'knows the list of all emoji') return;
    vi.stubGlobal('RegExp', () => {
      throw new SyntaxError('Invalid flags');
    });
    // The pattern is created by the first call.
    isOneEmoji('');
    vi.unstubAllGlobals();
  });

  test.for(emoji)('[VAL-06] %s is one emoji', (text) => {
    expect(isOneEmoji(text)).toBe(true);
  });

  test.for(others)('[VAL-06] "%s" is not one emoji', (text) => {
    expect(isOneEmoji(text)).toBe(false);
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The text of `emoji.css`: Noto Color Emoji in parts, each of which comes when one of its signs is written. */
export async function emojiSheet() {
  const ranges = JSON.parse(
    await readFile(require.resolve('@fontsource/noto-color-emoji/unicode.json'), 'utf8'),
  );
  const faces = Object.entries(ranges).map(([key, range]) => face(/\d+/.exec(key)[0], range));
  return `/* Written by scripts/emoji.mjs from @fontsource/noto-color-emoji (OFL-1.1); do not edit. */\n${faces.join('\n')}\n`;
}

/** Digits, © and ™ are letters: they stay with the type of the house. */
const letters = /U\+(?:23|2a|30-39|a9|ae|2122|2139),?/g;

const face = (part, range) =>
  `@font-face{font-family:'Kit Emoji';font-display:swap;src:url('@fontsource/noto-color-emoji/files/noto-color-emoji-${part}-400-normal.woff2') format('woff2');unicode-range:${range.replaceAll(letters, '')}}`;

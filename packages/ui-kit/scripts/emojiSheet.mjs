import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const name = '@infolektuell/noto-color-emoji';

/** Digits, © and ™ are letters: they keep the font of the brand. */
const letters = /U\+(?:23|2a|30-39|a9|ae|2122|2139), ?/gi;

/**
 * The text of `emoji.css`: Noto Color Emoji in parts, each of which is loaded with the first use of one of
 * its emoji.
 */
export async function emojiSheet() {
  const sheet = await readFile(require.resolve(`${name}/index.css`), 'utf8');
  const faces = sheet
    .replaceAll("'Noto Color Emoji'", "'Kit Emoji'")
    .replaceAll(/url\(\.\/(files\/\d+\.woff2)\) format\(woff2\)/g, `url('${name}/$1') format('woff2')`)
    .replaceAll(letters, '');
  return `/* Written by scripts/emoji.mjs from ${name} (OFL-1.1); do not edit. */\n${faces}`;
}

// Writes src/emoji.css from the files of @infolektuell/noto-color-emoji: `node scripts/emoji.mjs`. A test
// compares the two.
import { writeFile } from 'node:fs/promises';

import { emojiSheet } from './emojiSheet.mjs';

await writeFile(new URL('../src/emoji.css', import.meta.url), await emojiSheet());

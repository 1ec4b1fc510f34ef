// Writes src/emoji.css from the files of @infolektuell/noto-color-emoji: `node scripts/emoji.mjs`. A test holds the two together.
import { writeFile } from 'node:fs/promises';

import { emojiSheet } from './emojiSheet.mjs';

await writeFile(new URL('../src/emoji.css', import.meta.url), await emojiSheet());

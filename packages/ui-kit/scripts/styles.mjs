// Writes src/styles.css from the design tokens: `node scripts/styles.mjs`. A test compares the two.
import { writeFile } from 'node:fs/promises';
import { styleSheet } from '../src/tokens/styleSheet.ts';

await writeFile(new URL('../src/styles.css', import.meta.url), styleSheet());

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import plugin from '../plugin.mjs';

const folder = fileURLToPath(new URL('../../../docs/decisions/', import.meta.url));

test('every rule of our own is named in a decision record', () => {
  const records = readdirSync(folder).map((file) => readFileSync(`${folder}${file}`, 'utf8'));
  const rules = Object.keys(plugin.rules);
  expect(rules).toContain('own-import');
  expect(rules.filter((rule) => !records.some((text) => text.includes(`\`my-air/${rule}\``)))).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { linguiConfig } from './lingui.mjs';
import { textFaults } from './textFaults.mjs';

const card = `import { Plural } from '@lingui/react/macro';
export const Card = ({ count }) => <Plural value={count} one="# channel" other="# channels" />;`;
const plural = '{count, plural, one {# channel} other {# channels}}';
const title = `import { msg } from '@lingui/core/macro';
export const title = msg\`Boost\`;`;

let root;

const write = (file, text) => writeFile(join(root, 'src', file), text);
const change = async (file, from, to) => {
  const text = await readFile(join(root, 'src', file), 'utf8');
  expect(text).toContain(from);
  await write(file, text.replace(from, to));
};
const read = async () => {
  const config = makeConfig({ rootDir: root, ...linguiConfig() });
  return { config, catalogs: await getCatalogs(config) };
};
const faults = async () => {
  const { config, catalogs } = await read();
  return textFaults(config, catalogs);
};

/** A package with two texts, extracted and translated. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  await mkdir(join(root, 'src/locales'), { recursive: true });
  await write('Card.tsx', card);
  await write('title.ts', title);
  const { config, catalogs } = await read();
  for (const catalog of catalogs) await catalog.make({ clean: true, orderBy: config.orderBy });
  for (const language of ['uk', 'es', 'ru', 'pt']) {
    const file = `locales/${language}.po`;
    await change(file, `msgid "${plural}"\nmsgstr ""`, `msgid "${plural}"\nmsgstr "${plural} ${language}"`);
    await change(file, 'msgid "Boost"\nmsgstr ""', `msgid "Boost"\nmsgstr "Boost ${language}"`);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('texts that are extracted and translated have no faults', async () => {
  expect(await faults()).toEqual([]);
});

test('a renamed value in a <Plural> is named with its module, and its old text with its catalogues', async () => {
  await write('Card.tsx', card.replaceAll('count', 'ownCount'));
  const files =
    'src/locales/en.po, src/locales/uk.po, src/locales/es.po, src/locales/ru.po, src/locales/pt.po';
  expect(await faults()).toEqual([
    expect.stringMatching(/^src\/Card\.tsx: "\{ownCount, plural, .*\}" \(\S{6}\) has no text in /),
    expect.stringMatching(/^src\/locales\/en\.po, .*: "\{count, plural, .*\}" \(\S{6}\) is in no module$/),
  ]);
  for (const fault of await faults()) expect(fault).toContain(files);
});

test.each(['msgid "Boost"\nmsgstr ""', ''])(
  'a text that is deleted from one language is named with its module and the catalogue: %j is left of it',
  async (left) => {
    await change('locales/uk.po', 'msgid "Boost"\nmsgstr "Boost uk"', left);
    expect(await faults()).toEqual([
      expect.stringMatching(/^src\/title\.ts: "Boost" \(\S{6}\) has no text in src\/locales\/uk\.po$/),
    ]);
  },
);

test('a module that cannot be parsed is a fault', async () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue();
  await write('title.ts', `${title}\nexport const = 1;`);
  expect(await faults()).toEqual(['A module could not be read.']);
  expect(shown).toHaveBeenCalledWith(expect.stringContaining('title.ts'));
});

test.each(['shortDate', 'deadline'])(
  'a full stop after a day, which has its own in three languages, is named: %s',
  async (name) => {
    const line = (text) => `import { t } from '@lingui/core/macro';
import { format } from './format.ts';
export const line = (value) => { const day = format.${name}(value); return t\`${text}\`; };`;
    await write('line.ts', line('Open until ${day}.'));
    const { config, catalogs } = await read();
    for (const catalog of catalogs) await catalog.make({ clean: true, orderBy: config.orderBy });
    for (const language of ['uk', 'es', 'ru', 'pt']) {
      const text = language === 'ru' ? '{day}' : '{day}.';
      await change(
        `locales/${language}.po`,
        'msgid "Open until {day}."\nmsgstr ""',
        `msgid "Open until {day}."\nmsgstr "${text}"`,
      );
    }
    expect(await faults()).toEqual([
      expect.stringMatching(/^"Open until \{day\}\." \(\S{6}\) doubles the full stop of a day in uk$/),
      expect.stringMatching(/ in pt$/),
    ]);
  },
);

test('a translation that begins with a small letter, where the English does not, is named', async () => {
  await change('locales/uk.po', 'msgstr "Boost uk"', 'msgstr "“прискорення”"');
  await change('locales/es.po', 'msgstr "Boost es"', 'msgstr "¿Impulso?"');
  expect(await faults()).toEqual([
    expect.stringMatching(/^"Boost" \(\S{6}\) begins with a small letter in uk$/),
  ]);
});

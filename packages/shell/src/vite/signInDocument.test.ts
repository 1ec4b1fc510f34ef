// @vitest-environment node
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from 'vitest';

import { sampleFeature } from './sampleFeature.ts';
import { readSignInDocument } from './signInDocument.ts';

const html = `<!-- for developers -->
<style>.enter { color: red }</style>
<h1 data-text="Enter" data-context="heading"></h1>
<a data-setting="provider.forgot" data-text="Forgot?"></a>
<p><span data-text="New? <0>Join</0>" data-part="0"></span><a data-text="New? <0>Join</0>" data-part="1"></a></p>`;

const catalogue = (heading: string, forgot: string, join_: string) =>
  `export const messages = ${JSON.stringify({
    [generateMessageId('Enter', 'heading')]: [heading],
    [generateMessageId('Forgot?')]: [forgot],
    [generateMessageId('New? <0>Join</0>')]: [join_],
  })}`;

/** Reads the sample's sign-in in English and Spanish, for a portal with these settings. */
function read(
  settings: Readonly<Record<string, unknown>>,
  spanish = catalogue('Entrar', '¿Olvidó?', '¿Nuevo? <0>Únete</0>'),
) {
  const folder = sampleFeature({
    'document/enter.html': html,
    'dist/locales/en.js': catalogue('Enter', 'Forgot?', 'New? <0>Join</0>'),
    'dist/locales/es.js': spanish,
  });
  const root = join(folder, 'node_modules/@my-air/sample');
  return readSignInDocument(
    { name: 'sample', root, signInDocument: 'document/enter.html' },
    'dist',
    ['en', 'es'],
    settings,
  );
}

test('the elements name the texts of every language by their numbers', async () => {
  expect(await read({ provider: { forgot: 'https://id.test/forgot' } })).toEqual({
    css: '.enter { color: red }',
    html: '<h1 data-text="0"></h1><a data-text="1"></a><p><span data-text="2"></span><a data-text="3"></a></p>',
    texts: { en: ['Enter', 'Forgot?', 'New? ', 'Join'], es: ['Entrar', '¿Olvidó?', '¿Nuevo? ', 'Únete'] },
  });
});

test('an element of a setting that the portal does not have is left out', async () => {
  const { html: shown } = (await read({}))!;
  expect(shown).toBe('<h1 data-text="0"></h1><p><span data-text="1"></span><a data-text="2"></a></p>');
});

test('a text that a catalogue does not have ends the build, with the language and the text', async () => {
  await expect(read({}, 'export const messages = {}')).rejects.toThrow(/"Enter" in the language es/);
});

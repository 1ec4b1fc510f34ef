// @vitest-environment node
import { expect, test } from 'vitest';

import { asMultipart, nameAsMultipart } from '../testing/outbox/asMultipart.ts';
import { samplesOf } from '../testing/outbox/writtenTexts.ts';
import { isSameFileName } from './isSameFileName.ts';
import { isSameText, normalizeText } from './normalizeText.ts';

const samples = samplesOf(7);

/** A text and a file name as a server reads them from a form that the platform wrote. */
async function throughForm(text: string, name: string) {
  const form = new FormData();
  form.append('message', text);
  form.append('attachments[]', new File(['x'], name));
  const wire = await new Response(form).text();
  const [, filename] = /filename="([^\r]*)"\r\n/.exec(wire)!;
  const [, value] = /name="message"\r\n\r\n([\s\S]*?)\r\n--/.exec(wire)!;
  return { value, filename };
}

test.for(samples)('[MSG-04] %j comes back from a form as the same text', async (text) => {
  const { value } = await throughForm(text, 'a.txt');
  // The simulation of the torture test matches the platform; reading the value as text loses a leading
  // U+FEFF.
  expect(asMultipart(text)).toBe(value);
  expect(isSameText(value!, text)).toBe(true);
  expect(normalizeText(value!)).toBe(normalizeText(text));
});

test.for(['a "plan".pdf', 'two\nlines.txt', 'über.txt', 'u\u0308ber.txt', '🎬.mp4'])(
  '[MSG-04] the file %j comes back from a form as the same file',
  async (name) => {
    const { filename } = await throughForm('x', name);
    expect(nameAsMultipart(name)).toBe(filename);
    expect(isSameFileName(filename!, name)).toBe(true);
  },
);

test.for([
  ['ok', 'ok!'],
  ['a\nb', 'a b'],
  ['a\n\nb', 'a\nb'],
  ['Ok', 'ok'],
])('%j and %j are two texts', ([one, other]) => {
  expect(isSameText(one!, other!)).toBe(false);
});

// @vitest-environment node
import { expect, test } from 'vitest';

import { asMultipart } from '../testing/asMultipart.ts';
import { samplesOf } from '../testing/writtenTexts.ts';
import { isSameText, normalizeText } from './normalizeText.ts';

const samples = samplesOf(7);

/** A text as a server reads it from a form that the platform wrote. */
async function throughForm(text: string): Promise<string> {
  const form = new FormData();
  form.append('message', text);
  const wire = await new Response(form).text();
  return /name="message"\r\n\r\n([\s\S]*?)\r\n--/.exec(wire)![1]!;
}

test.for(samples)('[MSG-04] %j comes back from a form as the same text', async (text) => {
  const value = await throughForm(text);
  // Reading the value as text loses a leading U+FEFF.
  expect(asMultipart(text)).toBe(value);
  expect(isSameText(value, text)).toBe(true);
  expect(normalizeText(value)).toBe(normalizeText(text));
});

test.for([
  ['ok', 'ok!'],
  ['a\nb', 'a b'],
  ['a\n\nb', 'a\nb'],
  ['Ok', 'ok'],
])('%j and %j are two texts', ([one, other]) => {
  expect(isSameText(one!, other!)).toBe(false);
});

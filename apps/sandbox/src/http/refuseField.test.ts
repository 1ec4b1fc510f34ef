import { expect, test } from 'vitest';

import { wireLocales } from '../content/wireLocales.ts';
import { reasons, refuseField } from './refuseField.ts';

test.each(reasons)('[ERR-07] the reason "%s" is said in each language, with its values', (reason) => {
  const values = { platform: 'TikTok', count: 1000 };
  const told = wireLocales.map((locale) => refuseField('field', reason, locale, values));
  const sentences = told.map(({ body }) => (body.errors as Record<string, string[]>).field?.[0] ?? '');
  expect(new Set(sentences).size).toBe(wireLocales.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{10,}[^.{}]\.$/);
});

import { expect, test } from 'vitest';

import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

onEveryDatabase(
  'the countries',
  ({ as }) => {
    test.each([
      ['en', 'en'],
      ['ua', 'uk'],
      ['es', 'es'],
      ['ru', 'ru'],
      ['pt', 'pt'],
    ])('are all of ISO 3166-1, by their names in %s, in its alphabetical order', async (wire, tag) => {
      const who = await as('partner');
      const { body } = await who.open('/api/countries', { headers: { 'accept-language': wire } });
      const { countries } = body as { countries: { iso_code: string; name: string }[] };
      expect(countries).toHaveLength(249);
      const names = countries.map(({ name }) => name);
      const known = new Intl.DisplayNames(tag, { type: 'region' });
      expect(names).toEqual(countries.map(({ iso_code }) => known.of(iso_code)));
      expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
    });
  },
  { fresh: 'once' },
);

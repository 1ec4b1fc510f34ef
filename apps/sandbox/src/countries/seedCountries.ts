import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import type { Queries } from '../database/Database.ts';
import { countries } from '../database/schema.ts';

/** All of ISO 3166-1, and the regions of those where one has to be chosen, as `value: name`. */
const Countries = v.strictObject({
  codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  regions: v.record(v.string(), v.record(v.string(), v.string())),
});

/** Fills the table of countries; ids follow the order of the codes. Names come from the platform's language data. */
export async function seedCountries(db: Queries): Promise<void> {
  const { codes, regions } = readData('countries/countries.json', Countries);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  await db.insert(countries).values(
    codes.map((isoCode, index) => ({
      id: index + 1,
      isoCode,
      name: names.of(isoCode) ?? isoCode,
      regions: Object.entries(regions[isoCode] ?? {}).map(([value, text]) => ({ text, value })),
    })),
  );
}

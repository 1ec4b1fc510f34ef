import { listCountries } from '@my-air/api-client/contract';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import type { Queries } from '../database/Database.ts';
import { countries } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';

/** All of ISO 3166-1, and the regions of those where one has to be chosen, as `value: name`. */
const Countries = v.strictObject({
  codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  regions: v.record(v.string(), v.record(v.string(), v.string())),
});

/** The language data's name of the wire's codes; Ukrainian is the one that differs. */
const languageTags: Readonly<Record<string, string>> = { ua: 'uk' };

/** The countries with their regions, named in the caller's language and in its order. */
export const countriesApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listCountries, async ({ db, locale }) => {
    const tag = languageTags[locale] ?? locale;
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const rows = await db.select().from(countries).orderBy(asc(countries.id));
    const named = rows.map(({ id, isoCode, name, regions }) => ({
      id,
      iso_code: isoCode,
      name: names.of(isoCode) ?? name,
      regions,
    }));
    return { countries: named.sort((a, b) => a.name.localeCompare(b.name, tag)) };
  });
};

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

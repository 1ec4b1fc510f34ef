import { listCountries } from '@my-air/api-client/contract';
import { asc } from 'drizzle-orm';

import { countries } from '../database/schema.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';

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
    return { countries: named.sort((one, other) => one.name.localeCompare(other.name, tag)) };
  });
};

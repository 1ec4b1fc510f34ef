import type { Queries } from '../database/Database.ts';
import { countries } from '../database/schema.ts';
import { countryCodes, regionsByCountry } from './countrySeeds.ts';

/** Fills the table of countries; ids follow the order of the codes. */
export async function seedCountries(db: Queries): Promise<void> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  await db.insert(countries).values(
    countryCodes.map((isoCode, index) => ({
      id: index + 1,
      isoCode,
      name: names.of(isoCode) ?? isoCode,
      regions: Object.entries(regionsByCountry[isoCode] ?? {}).map(([value, text]) => ({ text, value })),
    })),
  );
}

import { afterEach, describe, expect, test, vi } from 'vitest';

import { countryOfTimeZone } from './countryOfTimeZone.ts';

const countries = ['CA', 'ES', 'UA', 'XX', 'none', ''];

afterEach(() => vi.restoreAllMocks());

describe('[ACC-04] the country of a time zone', () => {
  test.each([
    // Browsers differ in the name of this one.
    [new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv' }).resolvedOptions().timeZone, 'UA'],
    ['America/Toronto', 'CA'],
    ['Atlantic/Canary', 'ES'],
    ['Europe/Berlin', undefined],
    ['UTC', undefined],
    ['', undefined],
  ])('%s is in %s', (timeZone, country) => {
    expect(countryOfTimeZone(countries, timeZone)).toBe(country);
  });

  test('a browser that knows no time zones of countries tells none', () => {
    vi.spyOn(Intl, 'Locale').mockImplementation(function Locale() {
      return {} as Intl.Locale;
    });
    expect(countryOfTimeZone(countries, 'America/Toronto')).toBeUndefined();
  });
});

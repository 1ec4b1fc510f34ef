type ZonedLocale = Intl.Locale & {
  getTimeZones?: () => readonly string[] | undefined;
  timeZones?: readonly string[];
};

/** The one of some countries, as ISO codes, that a time zone belongs to; undefined where the browser cannot tell. */
export function countryOfTimeZone(countries: readonly string[], timeZone: string): string | undefined {
  return countries.find((country) => zonesOf(country).includes(timeZone));
}

function zonesOf(country: string): readonly string[] {
  // Codes come from the server, and a code that is none makes the constructor throw.
  if (!/^[a-z]{2}$/i.test(country)) return [];
  const locale: ZonedLocale = new Intl.Locale('und', { region: country });
  // Older browsers have the property, newer ones the method, and Firefox had neither for long.
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

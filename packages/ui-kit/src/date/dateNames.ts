const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter of days, made once for each language and form: a calendar writes many. */
export function dateFormatter(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, format);
  return format;
}

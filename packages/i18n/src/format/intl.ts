/** Makes a formatter once per language and options: they are expensive to make and the same everywhere. */
function memoised<Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateTimeFormat = /* @__PURE__ */ memoised(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = /* @__PURE__ */ memoised(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeTimeFormat = /* @__PURE__ */ memoised(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = /* @__PURE__ */ memoised(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

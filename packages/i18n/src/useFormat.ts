import { createFormat, type Format } from './format/createFormat.ts';
import { useLocale, useLocaleContext } from './LocaleProvider.tsx';

/** Dates, numbers, money and sizes in the chosen language and by the user's preference; in another zone if one is named. */
export function useFormat(timeZone?: string): Format {
  const { preference } = useLocaleContext();
  return createFormat({ ...preference, ...(timeZone && { timeZone }), locale: useLocale() });
}

import { createFormat, type Format } from './format/createFormat.ts';
import { useLocale, useLocaleContext } from './LocaleProvider.tsx';

/** Dates, numbers, money and sizes in the chosen language and by the user's preference. */
export function useFormat(): Format {
  const { preference } = useLocaleContext();
  return createFormat({ ...preference, locale: useLocale() });
}

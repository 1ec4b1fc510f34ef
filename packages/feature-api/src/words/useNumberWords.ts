import { useLingui } from '@lingui/react/macro';
import { languageTag, useLocale } from '@my-air/i18n';
import type { MoneyInputProps, NumberInputProps } from '@my-air/ui-kit';

/** What a `NumberInput` says and how it writes, in the chosen language. */
export function useNumberWords(): Required<Pick<NumberInputProps, 'words' | 'locale'>> {
  const { t } = useLingui();
  const locale = languageTag(useLocale());
  return { locale, words: { increase: t`Increase`, decrease: t`Decrease` } };
}

/** How a `MoneyInput` writes in the chosen language. */
export function useMoneyWords(): Required<Pick<MoneyInputProps, 'locale' | 'currencyDisplay'>> {
  const locale = useLocale();
  // As `format.money` does: a bare $ in Portuguese would be taken for the Brazilian currency.
  return { locale: languageTag(locale), currencyDisplay: locale === 'pt' ? 'symbol' : 'narrowSymbol' };
}

import { useLingui } from '@lingui/react/macro';
import { languageTag, useLocale } from '@my-air/i18n';
import type { NumberInputProps } from '@my-air/ui-kit';

/** The words and the number format of a `NumberInput`, in the chosen language. */
export function useNumberWords(): Required<Pick<NumberInputProps, 'words' | 'locale'>> {
  const { t } = useLingui();
  const locale = languageTag(useLocale());
  return { locale, words: { increase: t`Increase`, decrease: t`Decrease` } };
}

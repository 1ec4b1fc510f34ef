import { useLingui } from '@lingui/react/macro';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import type { DateInputProps, DateLayout, DateRangeInputProps } from '@my-air/ui-kit';

/** What a `DateInput` says and in which order it is written, in the chosen language and by the person's preference. */
export function useDateWords(): Required<Pick<DateInputProps, 'words' | 'locale' | 'layout'>> {
  const { t } = useLingui();
  const { dateFormat } = useFormat();
  const patterns: Record<DateLayout, string> = {
    US: t`MM/DD/YYYY`,
    Europe: t`DD.MM.YYYY`,
    ISO: t`YYYY-MM-DD`,
  };
  return {
    locale: languageTag(useLocale()),
    layout: dateFormat,
    words: {
      calendar: t`Calendar`,
      choose: t`Choose a date`,
      change: (date) => t`Change the date, ${date}`,
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
      pattern: patterns[dateFormat],
      malformed: (example) => t`Write the date like ${example}`,
      tooEarly: (min) => t`Choose ${min} or a later date`,
      tooLate: (max) => t`Choose ${max} or an earlier date`,
    },
  };
}

/** What a `DateRangeInput` says, in the chosen language and by the person's preference. */
export function useDateRangeWords(): Required<Pick<DateRangeInputProps, 'words' | 'locale' | 'layout'>> {
  const { t } = useLingui();
  const { words, ...rest } = useDateWords();
  return {
    ...rest,
    words: {
      ...words,
      choose: t`Choose a period`,
      change: (dates) => t`Change the period, ${dates}`,
      from: t`First day`,
      to: t`Last day`,
      chooseEnd: t`Choose the last day`,
      presets: {
        last7: t`Last 7 days`,
        last28: t`Last 28 days`,
        last90: t`Last 90 days`,
        thisMonth: t`This month`,
        lastMonth: t`Last month`,
        thisYear: t`This year`,
      },
    },
  };
}

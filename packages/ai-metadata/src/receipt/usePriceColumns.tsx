import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Status, Text, type TableColumn } from '@my-air/ui-kit';

import type { LanguageCost } from '../contract.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { useSkipWords } from './useSkipWords.ts';

/** The columns of the receipt, one row per language. */
export function usePriceColumns(): readonly TableColumn<LanguageCost>[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageNames();
  const skipWords = useSkipWords();
  return [
    { id: 'language', header: t`Language`, cell: ({ language }) => nameOf(language), isRowHeader: true },
    { id: 'new', header: t`New`, cell: (line) => format.number(line.new), align: 'end' },
    {
      id: 'overwritten',
      header: t`Overwritten`,
      cell: ({ overwritten }) =>
        overwritten > 0 ? <Status tone="warning">{format.number(overwritten)}</Status> : '0',
      align: 'end',
    },
    {
      id: 'skipped',
      header: t`Skipped, free`,
      cell: ({ skipped }) => {
        const all = (skipped ?? []).reduce((sum, { count }) => sum + count, 0);
        return (
          <>
            {format.number(all)}
            {(skipped ?? []).map(({ reason, count }) => (
              <Text key={reason} size={14} tone="muted">
                {format.number(count)} {skipWords(reason)}
              </Text>
            ))}
          </>
        );
      },
      align: 'end',
    },
    {
      id: 'long',
      header: t`Probably too long`,
      cell: ({ probably_too_long }) => format.number(probably_too_long ?? 0),
      align: 'end',
    },
    { id: 'cost', header: t`Cost`, cell: ({ cost }) => format.number(cost), align: 'end' },
  ];
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@my-air/ui-kit';

import type { LanguageCost } from '../contract.ts';
import { usePriceColumns } from './usePriceColumns.tsx';

const idOf = ({ language }: LanguageCost) => language;

/** The work and the cost of a translation, per language. */
export function PriceTable({ languages }: { languages: readonly LanguageCost[] }) {
  const { t } = useLingui();
  const columns = usePriceColumns();
  const isForecast = languages.some(({ probably_too_long }) => (probably_too_long ?? 0) > 0);
  return (
    <>
      <Table label={t`Price per language`} columns={columns} rows={languages} rowId={idOf} />
      {isForecast && (
        <Text size={14} tone="muted">
          <Trans>
            "Probably too long" is a forecast from the lengths of your texts. Each result is checked against
            YouTube's limits; one that is too long is not published, not cut and not charged.
          </Trans>
        </Text>
      )}
    </>
  );
}

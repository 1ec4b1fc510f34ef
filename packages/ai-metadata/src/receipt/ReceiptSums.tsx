import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Grid, StatTile } from '@my-air/ui-kit';

import type { PreCalculation } from '../contract.ts';

/** The cost, the balance now, and the balance afterwards. */
export function ReceiptSums({ price }: { price: PreCalculation }) {
  const format = useFormat();
  const { translation_spent, balance, balance_after } = price;
  const after = balance_after ?? (typeof balance === 'number' ? balance - translation_spent : undefined);
  return (
    <Grid min="9rem">
      <StatTile label={<Trans>Cost in translations</Trans>} value={format.number(translation_spent)} />
      {typeof balance === 'number' && (
        <StatTile label={<Trans>Balance now</Trans>} value={format.number(balance)} />
      )}
      {after !== undefined && after >= 0 && (
        <StatTile label={<Trans>Balance after</Trans>} value={format.number(after)} />
      )}
    </Grid>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner } from '@my-air/ui-kit';

import type { UsedSelection } from './useSelection.ts';

/** The note on the effect of changed filters on the selection, and on the meaning of "all that match". */
export function SelectionNote({ used }: { used: UsedSelection }) {
  const { t } = useLingui();
  const format = useFormat();
  const { change, count, selection, snapshot, dismissChange } = used;
  const selected = format.number(count);
  const asOf = snapshot?.asOf && format.shortDateTime(snapshot.asOf);

  if (change === 'dropped') {
    return (
      <Banner tone="info" onClose={dismissChange} closeLabel={t`Close`}>
        <Trans>
          The filters changed, so "all that match" was cleared. Select again what you want to translate.
        </Trans>
      </Banner>
    );
  }
  if (change === 'kept') {
    return (
      <Banner tone="info" onClose={dismissChange} closeLabel={t`Close`}>
        <Trans>
          The filters changed. Your {selected} selected videos stay selected, also those not in this list.
        </Trans>
      </Banner>
    );
  }
  if (selection.mode === 'allMatching' && asOf) {
    return (
      <Banner tone="info">
        <Trans>
          All {selected} videos that matched on {asOf} are selected. Later uploads are not included.
        </Trans>
      </Banner>
    );
  }
  return null;
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@my-air/ui-kit';

import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

export interface FilterDrawerProps extends FilterPanelProps {
  /** The number of services that pass the filters. */
  count: number;
  /** Called when the sheet closes; the filters are in use already. */
  onClose: () => void;
}

/** The filters on a phone: a sheet whose button names the number of services left. */
export function FilterDrawer({ count, onClose, ...panel }: FilterDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      isOpen
      side="bottom"
      title={<Trans>Filters</Trans>}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" isWide onClick={onClose}>
          {t`Show ${plural(count, { one: '# service', other: '# services' })}`}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}

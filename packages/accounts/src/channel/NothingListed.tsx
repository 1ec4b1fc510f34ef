import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@my-air/ui-kit';

import type { ChannelSearch } from './ChannelSearch.ts';
import { commonViews } from './commonViews.ts';

export interface NothingListedProps {
  /** The search parameters. */
  search: ChannelSearch;
  /** Whether the text of the search narrows the list too. */
  isFiltered: boolean;
  /** Called with the search parameters that show channels again. */
  onClear: (next: ChannelSearch) => void;
}

/** A view or filters without a channel, and the way back to those that there are. */
export function NothingListed({
  search: { view, needs, sort, status, country },
  isFiltered,
  onClear,
}: NothingListedProps) {
  const { t } = useLingui();
  const tab = commonViews.find((one) => one.needs === needs);
  const isTab = view === undefined && needs !== undefined && !isFiltered && !status && !country;
  return (
    <EmptyState
      illustration="search"
      title={
        view === undefined ? (isTab && tab ? t(tab.empty) : t`No channel matches`) : t`No channel in ${view}`
      }
      action={
        isTab || view !== undefined ? (
          <Button onClick={() => onClear({})}>
            <Trans>Show all channels</Trans>
          </Button>
        ) : (
          <Button onClick={() => onClear({ needs, sort })}>
            <Trans>Clear filters</Trans>
          </Button>
        )
      }
    />
  );
}

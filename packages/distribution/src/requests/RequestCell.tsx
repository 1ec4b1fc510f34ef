/* oxlint-disable jsx-a11y/prefer-tag-over-role -- only cells in sight are drawn, each at its place, which a <table> cannot do */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Status, VisuallyHidden } from '@my-air/ui-kit';
import { memo } from 'react';

import type { RequestedPlatform } from '../contract.ts';
import { describeState, isKnownState, type StateWords } from '../overview/describeState.ts';
import { Cell } from './gridParts.tsx';
import type { GridPlace } from './placeAfterKey.ts';

const stages: Readonly<Record<string, Pick<StateWords, 'tone' | 'label'>>> = {
  agreed: { tone: 'info', label: msg`Agreed` },
  review: { tone: 'warning', label: msg`In review` },
  delivering: { tone: 'warning', label: msg`Being delivered` },
  distributing: { tone: 'positive', label: msg`Live` },
};

/** The name and tone of a request's state; platform states and unknown ones keep their own words. */
function describeRequest(state: string | null | undefined): Pick<StateWords, 'tone' | 'label'> {
  const stage = state && Object.hasOwn(stages, state) ? stages[state] : undefined;
  return stage ?? describeState(isKnownState(state) ? state : undefined);
}

export interface RequestCellProps extends GridPlace {
  /** The distance from the start of the grid, in pixels. */
  start: number;
  /** The request; undefined where there is none. */
  request: RequestedPlatform | undefined;
  /** Whether Tab leads here. */
  isFocusable: boolean;
  /** Called with the place of the cell when it takes the focus. */
  onFocus: (place: GridPlace) => void;
  /** Called with the place of the cell when it is pressed; not without a request. */
  onOpen: (place: GridPlace) => void;
}

/** One cell: the state of the request of a channel for a platform. */
export const RequestCell = memo(function RequestCell(props: RequestCellProps) {
  const { row, column, start, request, isFocusable, onFocus, onOpen } = props;
  const { t } = useLingui();
  const words = request && describeRequest(request.state);
  return (
    <Cell
      role="gridcell"
      data-place={`${row} ${column}`}
      aria-colindex={column + 2}
      tabIndex={isFocusable ? 0 : -1}
      onFocus={() => onFocus({ row, column })}
      onClick={() => request && onOpen({ row, column })}
      style={{ insetInlineStart: start, cursor: request ? 'pointer' : undefined }}
    >
      {words ? <Status tone={words.tone}>{t(words.label)}</Status> : <span aria-hidden>–</span>}
      {!words && <VisuallyHidden>{t`No request`}</VisuallyHidden>}
    </Cell>
  );
});

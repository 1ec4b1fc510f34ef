import { useMemo } from 'react';

import { buildRequestTable } from '../src/requests/buildRequestTable.ts';
import { RequestGrid } from '../src/requests/RequestGrid.tsx';
import type { MeasuredProps } from './grids.tsx';

const nothing = () => {};

/** The grid of the product, which is given the channels as the server sends them. */
export function OurGrid({ channels }: MeasuredProps) {
  const table = useMemo(() => buildRequestTable(channels), [channels]);
  return <RequestGrid table={table} onOpen={nothing} />;
}

import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import type { CurveProps } from './Curve.tsx';

// The figures come first: the chart is larger than the card.
const Curve = lazy(async () => ({ default: (await import('./Curve.tsx')).Curve }));

/** A curve whose code is loaded once it is needed, in a place as high as it. */
export function LateCurve(props: CurveProps) {
  return (
    <Suspense
      fallback={
        <CurveLoading aria-hidden data-legend={props.series.length > 1 || undefined}>
          {props.label}
        </CurveLoading>
      }
    >
      <Curve {...props} />
    </Suspense>
  );
}

/** As high as the curve, so that nothing moves: its title, which may wrap, its legend, the drawing and the line of the table. */
const CurveLoading = styled.div`
  --line-of-table: 2rem;
  --legend: 0px;
  min-width: 0;
  padding-block-end: calc(150px + var(--line-of-table) + var(--legend) + 2 * var(--space-3));
  font-weight: var(--font-weight-heading);
  overflow-wrap: anywhere;

  &[data-legend] {
    --legend: calc(var(--font-size-14) * var(--font-leading-body) + var(--space-3));
  }
  @media (pointer: coarse) {
    --line-of-table: 2.75rem;
  }
`;

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface SkeletonListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the loading list, for screen readers. */
  label: string;
  /** The number of lines to come. @default 4 */
  count?: number | undefined;
}

/** The outline of a list that is loading, each line with a picture, so that nothing moves when it arrives. */
export function SkeletonList({ label, count = 4, ...rest }: SkeletonListProps) {
  return (
    <Frame aria-busy {...rest}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index} aria-hidden>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton lines={2} height="0.875em" />
        </Line>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-height: 3.5rem;
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--color-line);
`;

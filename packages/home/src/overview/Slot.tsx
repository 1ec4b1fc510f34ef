import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import { CardFailed } from './CardFailed.tsx';
import { CardLoading, type CardLoadingProps } from './CardLoading.tsx';

export interface SlotProps {
  /** The name of the place, for the tour. */
  name: string;
  /** The approximate height of its content, in pixels. */
  height: number;
  /** The shape of its content while it loads. */
  shape?: CardLoadingProps['shape'];
  /** The content; while it suspends, its shape is shown. */
  children: ReactNode;
  /** The element of the place. */
  ref?: Ref<HTMLDivElement>;
}

/** A place of home whose content loads, fails and is tried again independently. */
export function Slot({ name, height, shape, children, ref }: SlotProps) {
  return (
    <Place ref={ref} data-tour={name}>
      <QueryErrorResetBoundary>
        <CatchBoundary getResetKey={() => name} errorComponent={CardFailed}>
          <Suspense fallback={<CardLoading height={height} shape={shape} />}>{children}</Suspense>
        </CatchBoundary>
      </QueryErrorResetBoundary>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > * {
    flex: 1 0 auto;
  }
  &:empty {
    display: none;
  }
`;

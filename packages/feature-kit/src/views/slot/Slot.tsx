import type { MessageDescriptor } from '@my-air/i18n';
import { useIsWide } from '@my-air/ui-kit';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';

import { useUser } from '../../index.ts';
import { atomStore, keptAtom } from '../../state.ts';
import { CardFailed } from './CardFailed.tsx';
import { CardLoading, type CardLoadingProps } from './CardLoading.tsx';
import { useIsNear } from './useIsNear.ts';

/**
 * The heights that places had at the last visit, in pixels: what is below a place does not move when its
 * content comes. By the number of columns and the name of the place.
 */
const keptHeights = keptAtom(
  'slots.heights',
  v.record(v.string(), v.number()),
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);

export interface SlotProps {
  /** The name of the place, for the tour and for links to it. */
  name: string;
  /** The title of its content, for where that could not be loaded. */
  label?: MessageDescriptor | undefined;
  /** The height of its content at a first visit, in pixels at ordinary text size; later that of the last visit is reserved. */
  height: number;
  /** The shape of its content while it loads. */
  shape?: CardLoadingProps['shape'];
  /** Whether the content has its height; content that suspends has it once it is drawn. @default true */
  isSettled?: boolean;
  /** Whether it is among the places that a screen shows first; the content of others waits until it is near. */
  isFirst?: boolean;
  /** The content; while it suspends, its shape is shown. */
  children: ReactNode;
}

/** A place of a screen whose content loads, fails and is tried again independently of all others. */
export function Slot({ name, label, height, shape, isSettled = true, isFirst = false, children }: SlotProps) {
  const [kept, key] = useKeptHeight(name);
  const [reserved] = useState(() => atomStore.get(kept)[key] ?? height * textScale());
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);

  const Failed = useCallback(
    (props: ErrorComponentProps) => <CardFailed {...props} label={label} />,
    [label],
  );

  function rememberHeight(measured: number) {
    if (atomStore.get(kept)[key] !== measured) atomStore.set(kept, (all) => ({ ...all, [key]: measured }));
  }

  const loading = <CardLoading height={reserved} shape={shape} />;
  // A place that may stay empty has no height yet that could be near.
  const isDrawn = isFirst || isNear || reserved === 0;
  return (
    <Place ref={place} id={name} data-tour={name} style={{ minHeight: reserved }}>
      <QueryErrorResetBoundary>
        <CatchBoundary getResetKey={() => name} errorComponent={Failed}>
          <Suspense fallback={loading}>
            {isDrawn ? children : loading}
            {isDrawn && isSettled && <Fit place={place} reserved={reserved} onMeasure={rememberHeight} />}
          </Suspense>
        </CatchBoundary>
      </QueryErrorResetBoundary>
    </Place>
  );
}

interface FitProps {
  place: RefObject<HTMLElement | null>;
  /** The height that the place has kept for its content, in pixels. */
  reserved: number;
  /** Called with the height of the content, when it is drawn and when it leaves. */
  onMeasure: (height: number) => void;
}

/** Part of the content of a place: gives the place the height of what is drawn. */
function Fit({ place, reserved, onMeasure }: FitProps) {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const tell = () => {
      const height = element.offsetHeight;
      if (height > 0 || element.childElementCount === 0) onMeasure(height);
    };
    let isFitted = false;
    const fit = () => {
      // Not shown yet, as below a list whose length is not known.
      if (element.getClientRects().length === 0) return;
      isFitted = true;
      element.style.minHeight = '';
      tell();
      // Whatever is in sight below it would move up; there the place stays as it is until the next visit.
      if (element.offsetHeight < reserved && isEndInSight(element, reserved))
        element.style.minHeight = `${reserved}px`;
    };
    fit();
    const watch = new ResizeObserver(() => {
      if (!isFitted) fit();
      // Content that is loaded later changes the height.
      else if (element.style.minHeight === '') tell();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      element.style.minHeight = '';
      tell();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the content is drawn, and when it leaves
  }, []);
  return null;
}

/** How much larger the text of the browser is than its ordinary one, where that is known. */
function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / 16 : 1;
}

/** The heights that are kept, and the key of a place in them. */
function useKeptHeight(name: string) {
  const isWide = useIsWide('md');
  return [keptHeights(useUser()?.id), `${isWide ? 'columns' : 'column'}.${name}`] as const;
}

/** Whether the height of a place is known from an earlier visit. */
export function useIsHeightKnown(name: string): boolean {
  const [kept, key] = useKeptHeight(name);
  const [isKnown] = useState(() => atomStore.get(kept)[key] !== undefined);
  return isKnown;
}

const isEndInSight = (element: Element, height: number) =>
  element.getBoundingClientRect().top + height < window.innerHeight;

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

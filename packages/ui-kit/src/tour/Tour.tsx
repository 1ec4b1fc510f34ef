import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Row } from '../layout/Row.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { Bubble } from './Bubble.tsx';
import { useAnchorBox } from './useAnchorBox.ts';

/** One place that a new user is shown. */
export interface TourStep {
  id: string;
  /** The value of `data-tour` on the step's element; when none is visible, the step is in the middle. */
  anchor: string;
  title: ReactNode;
  text: ReactNode;
}

/** The texts of a tour. */
export interface TourLabels {
  /** The number of the step and of all steps, in words. */
  progress: (number: number, count: number) => string;
  skip: string;
  back: string;
  next: string;
  done: string;
}

export interface TourProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children'> {
  /** The steps in order, at least one. */
  steps: readonly TourStep[];
  /** The index of the step that is shown, from 0. */
  index: number;
  /** Called with the index of the step to show next. */
  onMove: (index: number) => void;
  /** Called once the tour is over, so that the caller can remember it and not show it again. */
  onEnd: (outcome: 'finished' | 'skipped') => void;
  /** The texts of the tour. */
  labels: TourLabels;
}

/** Shows a new user around, one place at a time; the rest of the page cannot be used meanwhile. */
export function Tour({ steps, index, onMove, onEnd, labels, ref, ...rest }: TourProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const step = steps[Math.min(index, steps.length - 1)];
  const box = useAnchorBox(step?.anchor);
  const isLast = index >= steps.length - 1;
  useImperativeHandle(ref, () => dialog.current!);

  useEffect(() => {
    const layer = dialog.current;
    const before = document.activeElement;
    layer?.showModal();
    next.current?.focus();
    return () => {
      layer?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Layer
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onEnd('skipped');
      }}
    >
      {box && <Light style={box} />}
      <Bubble anchor={box}>
        <div aria-live="polite">
          <Text size={14} tone="muted">
            {labels.progress(index + 1, steps.length)}
          </Text>
          <Title id={`${id}-title`} level={2}>
            {step?.title}
          </Title>
          <Text id={`${id}-text`}>{step?.text}</Text>
        </div>
        <Row gap={2} justify="between" wrap>
          <Button variant="quiet" onClick={() => onEnd('skipped')}>
            {labels.skip}
          </Button>
          <Row gap={2}>
            {index > 0 && <Button onClick={() => onMove(index - 1)}>{labels.back}</Button>}
            <Button
              ref={next}
              variant="primary"
              onClick={() => (isLast ? onEnd('finished') : onMove(index + 1))}
            >
              {isLast ? labels.done : labels.next}
            </Button>
          </Row>
        </Row>
      </Bubble>
    </Layer>
  );
}

const Layer = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: inherit;
  background: transparent;
  border: 0;

  &::backdrop {
    background: transparent;
  }
`;

const Light = styled.div`
  position: fixed;
  /* Its box is that of the element, and the ring is around it. */
  box-sizing: content-box;
  margin: -8px;
  padding: 6px;
  border: 2px solid var(--color-accent);
  border-radius: var(--radius-card);
  outline: 200vmax solid var(--color-scrim);
  pointer-events: none;

  @media (prefers-reduced-motion: no-preference) {
    transition:
      top var(--motion-medium),
      left var(--motion-medium),
      width var(--motion-medium),
      height var(--motion-medium);
  }
`;

const Title = styled(Heading)`
  margin: var(--space-1) 0;
`;

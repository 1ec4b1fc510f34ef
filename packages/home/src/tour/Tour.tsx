import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Row, Text } from '@my-air/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

import { Bubble } from './Bubble.tsx';
import { tourSteps } from './tourSteps.ts';
import { useAnchorBox } from './useAnchorBox.ts';

export interface TourProps {
  /** The index of the step that is shown, from 0. */
  index: number;
  /** Called to show another step. */
  onMove: (index: number) => void;
  /** Called once, when the tour was finished or skipped. */
  onEnd: () => void;
}

/** Shows a new user around, one place at a time; the rest of the page cannot be used meanwhile. */
export function Tour({ index, onMove, onEnd }: TourProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const step = tourSteps[index];
  const box = useAnchorBox(step?.anchor);
  const number = index + 1;
  const count = tourSteps.length;
  const isLast = number >= count;

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
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      {box && <Light style={box} />}
      <Bubble anchor={box}>
        <div aria-live="polite">
          <Text size={14} tone="muted">
            {t`${number} of ${count}`}
          </Text>
          <Title id={`${id}-title`} level={2}>
            {step && t(step.title)}
          </Title>
          <Text id={`${id}-text`}>{step && t(step.text)}</Text>
        </div>
        <Row gap={2} justify="between" wrap>
          <Button variant="quiet" onClick={onEnd}>
            {t`Skip`}
          </Button>
          <Row gap={2}>
            {index > 0 && <Button onClick={() => onMove(index - 1)}>{t`Back`}</Button>}
            <Button ref={next} variant="primary" onClick={() => (isLast ? onEnd() : onMove(index + 1))}>
              {isLast ? t`Done` : t`Next`}
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

import { useLingui } from '@lingui/react/macro';
import { Button, Popover, Row, Text } from '@my-air/ui-kit';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { tourSteps } from './tourSteps.ts';
import { useAnchorBox } from './useAnchorBox.ts';

export interface TourProps {
  /** Whether the path of a newcomer leads home, in place of the items that wait. */
  isOnRoad: boolean;
  /** The index of the step that is shown, from 0. */
  index: number;
  /** Called to show another step. */
  onMove: (index: number) => void;
  /** Called once, when the tour was finished or skipped. */
  onEnd: () => void;
}

/** Shows a new user around, one place at a time; the rest of the page cannot be used meanwhile. */
export function Tour({ isOnRoad, index, onMove, onEnd }: TourProps) {
  const { t } = useLingui();
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const steps = tourSteps(isOnRoad);
  const step = steps[index];
  const box = useAnchorBox(step?.anchor);
  const number = index + 1;
  const count = steps.length;
  const isLast = number >= count;

  return (
    <Popover
      isOpen
      onOpenChange={onEnd}
      anchor={{ getBoundingClientRect: () => placeOf(box) }}
      align="center"
      cover={<>{box && <Light style={styleOf(box)} />}</>}
      initialFocus={next}
      title={step && t(step.title)}
      aria-describedby={`${id}-text`}
      aria-live="polite"
      data-tour-step
    >
      <Text id={`${id}-text`}>{step && t(step.text)}</Text>
      <Row gap={2} justify="between" wrap style={{ marginBlockStart: 'var(--space-4)' }}>
        <Button variant="quiet" onClick={onEnd}>
          {t`Skip`}
        </Button>
        <Text as="span" size={14} tone="muted">
          {t`${number} of ${count}`}
        </Text>
        <Row gap={2}>
          {index > 0 && <Button onClick={() => onMove(index - 1)}>{t`Back`}</Button>}
          <Button ref={next} variant="primary" onClick={() => (isLast ? onEnd() : onMove(index + 1))}>
            {isLast ? t`Done` : t`Next`}
          </Button>
        </Row>
      </Row>
    </Popover>
  );
}

const styleOf = ({ top, left, width, height }: DOMRect) => ({ top, left, width, height });

/** The distance of the ring from its element, in pixels. */
const ring = 8;
/** The height that a step needs below a tall element, in pixels. */
const room = 260;

/** The place of a step: at the ring around its element, else in the middle. */
function placeOf(box: DOMRect | undefined): DOMRect {
  if (!box) return new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0);
  const top = box.top - ring;
  const bottom = Math.min(box.bottom + ring, Math.max(top, window.innerHeight - room));
  return new DOMRect(box.left - ring, top, box.width + 2 * ring, bottom - top);
}

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

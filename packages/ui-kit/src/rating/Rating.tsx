import Star from 'lucide-react/icons/star';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface RatingProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The name of the thing to rate. */
  label: ReactNode;
  /** The number of stars given; null while none is. */
  value: number | null;
  /** Called with the chosen number of stars. */
  onValueChange: (value: number) => void;
  /** The largest number of stars. @default 5 */
  max?: number | undefined;
  /** The name of a number of stars, such as `4 of 5`. */
  starLabel: (value: number, max: number) => string;
  /** Whether the label is for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** The name of the value in a submitted form; without it the browser sends a generated one. */
  name?: string | undefined;
}

/** A rating in stars: a choice of one, so that arrow keys go from star to star. */
export function Rating({
  label,
  value,
  onValueChange,
  max = 5,
  starLabel,
  isLabelHidden = false,
  name,
  ...rest
}: RatingProps) {
  const id = useId();
  return (
    <Group {...rest}>
      {isLabelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
      <Stars>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <Choice
            key={stars}
            data-given={value !== null && stars <= value ? '' : undefined}
            title={starLabel(stars, max)}
          >
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              checked={stars === value}
              aria-label={starLabel(stars, max)}
              onChange={() => onValueChange(stars)}
            />
            <Star aria-hidden />
          </Choice>
        ))}
      </Stars>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: var(--space-1);
  padding: 0;
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);
`;

const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -0.375rem;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: var(--radius-control);
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: inherit;
    opacity: 0;
  }
  > svg {
    width: 1.625rem;
    height: 1.625rem;
    color: var(--color-line-strong);
    pointer-events: none;
    transition: color var(--motion-fast);
  }
  &[data-given] > svg {
    color: var(--color-accent);
    fill: currentColor;
  }
  &:has(input:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &:hover:not(:has(input:disabled)) > svg {
    color: var(--color-accent);
  }

  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }
  @media (forced-colors: active) {
    > svg {
      color: CanvasText;
    }
    &[data-given] > svg {
      color: Highlight;
    }
  }
`;

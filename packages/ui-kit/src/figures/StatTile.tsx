import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { checkTone, type Tone } from '../feedback/checkTone.ts';

/** The change of a figure. */
export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  /** The change and its reference, already formatted: "+12% on October". */
  text: ReactNode;
  /** Whether the change is welcome; fewer errors are, less money is not. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'positive' | 'critical'> | undefined;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The name of the figure. */
  label: ReactNode;
  /** The figure, already formatted. */
  value: ReactNode;
  /** The explanation of the figure. */
  hint?: ReactNode | undefined;
  /** The change of the figure. */
  trend?: StatTrend | undefined;
  /** The text size of the figure. @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/** One figure with its name and its change. */
export function StatTile({ label, value, hint, trend, size = 'm', ...rest }: StatTileProps) {
  return (
    <Frame {...rest}>
      <Label>{label}</Label>
      <Value data-size={size}>{value}</Value>
      {trend && <Trend {...trend} />}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Frame>
  );
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: Minus };

function Trend({ direction, text, tone = 'neutral' }: StatTrend) {
  checkTone('StatTile', tone, ['neutral', 'positive', 'critical']);
  const Arrow = arrows[direction];
  return (
    <Change data-tone={tone}>
      <Arrow aria-hidden />
      {text}
    </Change>
  );
}

const Frame = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.dt`
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const Value = styled.dd`
  min-width: 0;
  margin: 0;
  font-size: var(--font-size-24);
  font-weight: var(--font-weight-heading);
  font-family: var(--font-numeric);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  letter-spacing: var(--font-tracking-figures);

  &[data-size='l'] {
    font-size: clamp(var(--font-size-32), 1.4rem + 2vw, var(--font-size-44));
  }
`;

const Hint = styled.dd`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const Change = styled.dd`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  margin: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  font-weight: 550;
  font-variant-numeric: tabular-nums;

  > svg {
    flex-shrink: 0;
    width: 1rem;
    height: 1rem;
  }
  &[data-tone='positive'] {
    color: var(--color-positive-text);
  }
  &[data-tone='critical'] {
    color: var(--color-critical-text);
  }
`;

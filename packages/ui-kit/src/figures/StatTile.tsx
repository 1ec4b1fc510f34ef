import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** How a figure has changed. */
export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  /** The change with what it is held against, already formatted: "+12% on October". */
  text: ReactNode;
  /** Whether the change is welcome; fewer errors are, less money is not. @default 'neutral' */
  tone?: 'positive' | 'critical' | 'neutral' | undefined;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** How much of it there is, already formatted. */
  value: ReactNode;
  /** What the figure means. */
  hint?: ReactNode | undefined;
  /** How it has changed. */
  trend?: StatTrend | undefined;
  /** Its run, such as a sparkline. */
  chart?: ReactNode | undefined;
  /** @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/** One figure with its name, and how it has changed. */
export function StatTile({ label, value, hint, trend, chart, size = 'm', ...rest }: StatTileProps) {
  return (
    <Frame {...rest}>
      <Label>{label}</Label>
      <Value data-size={size}>
        {value}
        {chart}
      </Value>
      {trend && <Trend {...trend} />}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Frame>
  );
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: Minus };

function Trend({ direction, text, tone = 'neutral' }: StatTrend) {
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
`;

const Label = styled.dt`
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  margin: 0;
  font-size: var(--font-size-24);
  font-weight: var(--font-weight-heading);
  font-family: var(--font-numeric);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  letter-spacing: var(--font-tracking-figures);
  overflow-wrap: anywhere;

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

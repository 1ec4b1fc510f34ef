import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface StatTileProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** How much of it there is, already formatted. */
  value: ReactNode;
  /** What the figure means, or how it changed. */
  hint?: ReactNode | undefined;
  /** @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/** One figure with its name. */
export function StatTile({ label, value, hint, size = 'm', ...rest }: StatTileProps) {
  return (
    <Frame {...rest}>
      <Label>{label}</Label>
      <Value data-size={size}>{value}</Value>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Frame>
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
  margin: 0;
  font-size: var(--font-size-24);
  font-weight: var(--font-weight-heading);
  font-family: var(--font-numeric);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  letter-spacing: var(--font-tracking-heading);
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

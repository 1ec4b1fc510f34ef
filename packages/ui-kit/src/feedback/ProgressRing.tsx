import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ProgressRingProps extends ComponentPropsWithRef<'div'> {
  /** What is under way, for screen readers. */
  label: string;
  /** How far it is; without it nobody knows. */
  value?: number | undefined;
  /** What it goes up to. @default 100 */
  max?: number | undefined;
  /** How it is said, such as "3 of 10"; without it the share is said in percent. */
  valueText?: string | undefined;
  /** Its width in pixels. @default 64 */
  size?: number | undefined;
  /** What it amounts to; the words inside say it too. @default 'accent' */
  tone?: 'accent' | 'positive' | 'warning' | 'critical' | undefined;
  /** The content inside it. */
  children?: ReactNode;
}

const radius = 16;
const round = 2 * Math.PI * radius;

/** How far something is, as a ring with room for a number inside. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  size = 64,
  tone = 'accent',
  children,
  style,
  ...rest
}: ProgressRingProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  // As an object, because <progress> cannot be drawn as a ring.
  const meaning = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': valueText,
  };
  return (
    <Frame {...meaning} {...rest} data-tone={tone} style={{ width: size, height: size, ...style }}>
      <svg viewBox="0 0 40 40" aria-hidden data-unknown={share === undefined || undefined}>
        <circle cx="20" cy="20" r={radius} />
        <circle cx="20" cy="20" r={radius} strokeDasharray={`${(share ?? 0.28) * round} ${round}`} />
      </svg>
      {children !== undefined && <Inside>{children}</Inside>}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  color: var(--color-accent);

  &[data-tone='positive'] {
    color: var(--color-positive-text);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
  &[data-tone='critical'] {
    color: var(--color-critical-text);
  }

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
  &:dir(rtl) > svg {
    transform: rotate(-90deg) scaleY(-1);
  }
  circle {
    fill: none;
    stroke: var(--color-line);
    stroke-width: 4;
  }
  circle + circle {
    stroke: currentcolor;
    stroke-linecap: round;
    transform-origin: center;
    transition: stroke-dasharray var(--motion-medium);
  }
  [data-unknown] > circle + circle {
    animation: kit-turn 1.1s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-unknown] > circle + circle {
      animation: none;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
    }
    circle + circle {
      stroke: Highlight;
    }
  }
`;

const Inside = styled.span`
  color: var(--color-text);
  font-size: var(--font-size-12);
  font-weight: 650;
  font-family: var(--font-numeric);
  font-variant-numeric: tabular-nums;
`;

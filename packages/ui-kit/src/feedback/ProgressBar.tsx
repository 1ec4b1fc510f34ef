import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the task, for screen readers; without it the bar is decoration and hidden from them. */
  label?: string | undefined;
  /** The progress, from 0 to `max`; without it the bar shows that the progress is not known. */
  value?: number | undefined;
  /** The value of a finished task. @default 100 */
  max?: number | undefined;
}

/** The progress of a task. */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  const share = value === undefined ? undefined : shareOf(value, max);
  return (
    <Track
      {...(label ? meaning(label, value, max) : { 'aria-hidden': true })}
      {...rest}
      data-unknown={share === undefined || undefined}
    >
      <Bar style={share === undefined ? undefined : { transform: `scaleX(${share})` }} />
    </Track>
  );
}

/** The finished share, from 0 to 1; 0 when `max` makes no share. */
function shareOf(value: number, max: number): number {
  const share = value / max;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

function meaning(label: string, value: number | undefined, max: number) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    ...(value !== undefined && { 'aria-valuenow': value }),
  };
}

const Bar = styled.div`
  height: 100%;
  background: var(--color-accent);
  border-radius: inherit;
  transform-origin: left;
  transition: transform var(--motion-medium);

  &:dir(rtl) {
    transform-origin: right;
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const Track = styled.div`
  width: 100%;
  height: 0.375rem;
  overflow: hidden;
  background: var(--color-line);
  border-radius: 99px;

  &[data-unknown] > ${Bar} {
    animation: kit-slide 1.2s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] > ${Bar} {
      animation: none;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

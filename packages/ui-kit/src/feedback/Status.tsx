import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { checkTone, type StatusTone } from './checkTone.ts';
import { statusTones, toneIcons } from './tone.tsx';

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  /** The severity of the state, shown by colour and icon. */
  tone: StatusTone;
  /** The icon, when the tone's own does not fit. */
  icon?: ReactNode | undefined;
}

/** The state of a thing: an icon and a word. */
export function Status({ tone, icon, children, ...rest }: StatusProps) {
  checkTone('Status', tone, statusTones);
  const ToneIcon = toneIcons[tone];
  return (
    <Chip {...rest} data-tone={tone}>
      {icon ?? <ToneIcon aria-hidden />}
      <span>{children}</span>
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  gap: 0.3125rem;
  align-items: center;
  max-width: 100%;
  min-height: 1.5rem;
  padding: 0.125rem 0.5rem 0.125rem 0.375rem;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: 600;
  line-height: 1.3;
  background: var(--color-sunken);
  border-radius: var(--radius-chip);

  > svg {
    flex-shrink: 0;
    width: 0.9375rem;
    height: 0.9375rem;
  }
  &[data-tone='info'] {
    color: var(--color-info-text);
    background: var(--color-info-soft);
  }
  &[data-tone='positive'] {
    color: var(--color-positive-text);
    background: var(--color-positive-soft);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
    background: var(--color-warning-soft);
  }
  &[data-tone='critical'] {
    color: var(--color-critical-text);
    background: var(--color-critical-soft);
  }
`;

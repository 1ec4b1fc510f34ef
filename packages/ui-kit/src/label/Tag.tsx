import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { checkTone, type Tone } from '../feedback/checkTone.ts';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The icon before the word. */
  icon?: ReactNode | undefined;
  /** The emphasis among other tags. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'accent'> | undefined;
}

/** A word that a thing is filed under; a state is a `Status`, and a number a `Badge`. */
export function Tag({ icon, tone = 'neutral', children, ...rest }: TagProps) {
  checkTone('Tag', tone, ['neutral', 'accent']);
  return (
    <Label {...rest} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </Label>
  );
}

const Label = styled.span`
  display: inline-flex;
  gap: 0.3125rem;
  align-items: center;
  max-width: 100%;
  min-height: 1.5rem;
  padding: 0.125rem 0.5rem;
  color: var(--color-text);
  font-size: var(--font-size-12);
  font-weight: var(--font-weight-medium);
  line-height: 1.3;
  background: transparent;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-chip);
  overflow-wrap: anywhere;

  > svg {
    flex-shrink: 0;
    width: 0.9375rem;
    height: 0.9375rem;
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
    border-color: transparent;
  }
`;

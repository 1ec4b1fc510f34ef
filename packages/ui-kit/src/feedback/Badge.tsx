import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number of waiting things; nothing is drawn for 0. */
  count: number;
  /** The same in words for screen readers, such as "3 unread messages". */
  label: string;
  /** The largest number shown in full; a larger one is shown as "99+". @default 99 */
  max?: number | undefined;
}

/** The number of things that wait behind the element it is attached to. */
export function Badge({ count, label, max = 99, ...rest }: BadgeProps) {
  // Nothing waits: an empty dot would still ask for attention.
  if (count <= 0) return null;
  return (
    <Pill {...rest}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Pill>
  );
}

const Pill = styled.span`
  position: relative;
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.3125rem;
  color: var(--color-on-accent);
  font-size: var(--font-size-12);
  font-weight: 650;
  line-height: 1;
  background: var(--color-accent);
  border-radius: 99px;
`;

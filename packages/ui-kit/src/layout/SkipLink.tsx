import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the element to jump to, with its `#`. */
  href: `#${string}`;
}

/** The first link of a page, which leads past its navigation and is visible only while it has the focus. */
export function SkipLink(props: SkipLinkProps) {
  return <Anchor {...props} />;
}

const Anchor = styled.a`
  position: fixed;
  z-index: var(--layer-skip);
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  padding: var(--space-3) var(--space-4);
  color: var(--color-on-accent);
  font-weight: 600;
  text-decoration: none;
  background: var(--color-accent);
  border-radius: var(--radius-control);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

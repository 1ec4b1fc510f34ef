import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { rendered, type Rendered } from '../button/rendered.ts';

/** One of several screens that belong together. */
export interface RouteTab {
  id: string;
  label: ReactNode;
  /**
   * The link to render as, such as a router's; one that sets `aria-current="page"` itself is drawn as chosen.
   */
  render: Rendered;
  /** Whether this is the current screen, when the link does not say so. @default false */
  isCurrent?: boolean | undefined;
}

export interface RouteTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The name of the group of screens, for screen readers. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly RouteTab[];
}

/** Screens that belong together, as links that look like tabs: each has an address of its own. */
export function RouteTabs({ label, tabs, ...rest }: RouteTabsProps) {
  return (
    <Navigation aria-label={label} {...rest}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Place {...rendered(tab.render)} {...(tab.isCurrent && { 'aria-current': 'page' })}>
              {tab.label}
            </Place>
          </li>
        ))}
      </List>
    </Navigation>
  );
}

const Navigation = styled.nav`
  min-width: 0;
`;

/** The line below the tabs; it scrolls when they do not fit. */
const List = styled.ul`
  display: flex;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  border-bottom: 1px solid var(--color-line);
  scrollbar-width: none;
`;

const Place = styled.a`
  display: inline-flex;
  flex-shrink: 0;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.75rem;
  padding: 0 0.125rem;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-14);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  background: none;
  border: 0;
  border-bottom: 2px solid transparent;
  cursor: pointer;
  transition: color var(--motion-fast);

  &:hover {
    color: var(--color-text);
  }
  &:focus-visible {
    border-radius: var(--radius-chip);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    border-bottom-color: Canvas;
  }

  &[aria-current='page'] {
    color: var(--color-text);
    border-bottom-color: var(--color-accent);

    @media (forced-colors: active) {
      border-bottom-color: Highlight;
    }
  }
`;

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { rendered, type Rendered } from '../button/rendered.ts';
import { chosenTabStyles, tabListStyles, tabStyles } from './tabStyles.ts';

/** One of several screens that belong together. */
export interface RouteTab {
  id: string;
  label: ReactNode;
  /** The link to render as, such as a router's: one that says `aria-current="page"` itself is drawn as chosen. */
  render: Rendered;
  /** Whether this is the screen in sight, when the link does not say it. @default false */
  isCurrent?: boolean | undefined;
}

export interface RouteTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly RouteTab[];
}

/** Screens that belong together, as links with the look of tabs: each has an address of its own. */
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

const List = styled.ul`
  ${tabListStyles}
`;

const Place = styled.a`
  ${tabStyles}

  &[aria-current='page'] {
    ${chosenTabStyles}
  }
`;

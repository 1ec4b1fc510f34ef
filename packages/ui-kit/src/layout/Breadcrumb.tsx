import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { rendered, type Rendered } from '../button/rendered.ts';
import { media } from '../tokens/breakpoints.ts';

/** One place on the path to the current screen. */
export interface Crumb {
  id: string;
  label: ReactNode;
  /** The link to render as; the last place has none. */
  render?: Rendered | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The places, from the outermost to the current one. */
  places: readonly Crumb[];
}

/** The path to the current screen; phones show only the step back. */
export function Breadcrumb({ label, places, ...rest }: BreadcrumbProps) {
  const last = places.length - 1;
  return (
    <Navigation aria-label={label} {...rest}>
      <List>
        {places.map((place, index) => (
          <li key={place.id} data-back={index === last - 1 || undefined}>
            {index === last || !place.render ? (
              <Here {...(index === last && { 'aria-current': 'page' as const })}>{place.label}</Here>
            ) : (
              <Way {...rendered(place.render)}>
                <ChevronLeft aria-hidden />
                {place.label}
              </Way>
            )}
            {index < last && <ChevronRight aria-hidden />}
          </li>
        ))}
      </List>
    </Navigation>
  );
}

const Navigation = styled.nav`
  min-width: 0;
  font-size: var(--font-size-14);
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    min-width: 0;
  }
  svg {
    flex-shrink: 0;
    width: 1rem;
    height: 1rem;
    color: var(--color-muted);
  }
  a > svg {
    display: none;
  }

  ${media.down('xs')} {
    > li:not([data-back]) {
      display: none;
    }
    > li:only-child {
      display: inline-flex;
    }
    > li > svg {
      display: none;
    }
    a > svg {
      display: inline;
    }
  }
`;

const Way = styled.a`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-muted);
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--color-text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${media.down('xs')} {
    min-height: 2.75rem;
  }
`;

const Here = styled.span`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

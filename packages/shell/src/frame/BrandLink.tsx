import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useShell } from '../Shell.ts';
import { brandName } from '../state/appearance.ts';

export interface BrandLinkProps {
  /** Whether only the logo is shown; the name stays for screen readers. @default false */
  isFolded?: boolean;
}

/** The logo and the name of the portal, which link to its main screen. */
export function BrandLink({ isFolded = false }: BrandLinkProps) {
  const { appearance, portal } = useShell();
  const { brand } = useAtomValue(appearance.appearanceAtom);
  const name = brandName(portal.config, brand);

  // An excerpt: in the bar of a phone, large text leaves room for the logo alone.
  return (
    <Brand to="/" aria-label={name} data-excerpt>
      <Logo />
      {!isFolded && name}
    </Brand>
  );
}

const Brand = styled(Link)`
  display: inline-flex;
  flex-shrink: 0;
  gap: var(--space-3);
  align-items: center;
  color: inherit;
  font-weight: var(--font-weight-heading);
  font-size: var(--font-size-16);
  text-decoration: none;
  white-space: nowrap;
`;

const Logo = styled.i`
  flex-shrink: 0;
  width: 32px;
  height: 32px;
  background: var(--brand-mark) center / contain no-repeat;
`;

import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';

import { useShell } from '../Shell.ts';
import { brandName } from '../state/appearance.ts';

export interface BrandLinkProps {
  /** Whether only the logo is shown; the name stays for screen readers. @default false */
  isFolded?: boolean;
}

/**
 * The logo and the name of the portal, which link to its main screen. The logo is the same file that the
 * first frame shows.
 */
export function BrandLink({ isFolded = false }: BrandLinkProps) {
  const { appearance, portal } = useShell();
  const { brand } = useAtomValue(appearance.appearanceAtom);
  const name = brandName(portal.config, brand);

  // An excerpt: in the bar of a phone, large text leaves room for the logo alone.
  return (
    <Link to="/" className="brand" aria-label={name} data-excerpt>
      <i className="logo" />
      {!isFolded && name}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';

import { useStore } from '../createStore.ts';
import { useShell } from '../Shell.ts';
import { brandName } from './appearance.ts';

export interface BrandLinkProps {
  /** Whether only the sign is shown; the name stays for screen readers. @default false */
  isFolded?: boolean;
}

/**
 * The logo of the portal, which links to its main screen. The sign is the same file that the first frame
 * shows.
 */
export function BrandLink({ isFolded = false }: BrandLinkProps) {
  const { appearance, portal } = useShell();
  const { brand } = useStore(appearance);
  const name = brandName(portal.config, brand);

  return (
    <Link to="/" className="house" aria-label={name}>
      <i className="sign" />
      {!isFolded && name}
    </Link>
  );
}

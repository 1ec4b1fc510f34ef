import { useLingui } from '@lingui/react/macro';
import { platforms, type Platform } from '@my-air/api-client/contract';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { platformName } from './platformName.ts';

export interface PlatformSwitchProps {
  /** The platform whose page is shown. */
  current: Platform;
}

/** The pages of the platforms: each is a page of its own, so these are links. */
export function PlatformSwitch({ current }: PlatformSwitchProps) {
  const { t } = useLingui();

  return (
    <nav aria-label={t`Platforms`}>
      <List>
        {platforms.map((platform) => (
          <li key={platform}>
            <Link to={`/accounts/${platform}`} aria-current={platform === current ? 'page' : undefined}>
              {platformName(platform)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: var(--space-4);
    color: var(--color-muted);
    text-decoration: none;
    border-radius: var(--radius-control);
  }
  a:hover {
    background: var(--color-hover);
  }
  a[aria-current='page'] {
    color: var(--color-accent-text);
    font-weight: 600;
    background: var(--color-accent-soft);
  }
`;

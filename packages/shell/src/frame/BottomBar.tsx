import { useLingui } from '@lingui/react/macro';
import { MenuIcon, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { css, styled } from 'styled-components';

import { NavigationBadge } from './NavigationBadge.tsx';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { useFloating } from './useFloating.ts';
import { primaryEntries, withoutPrimary, type VisibleGroup } from '../navigation/visibleNavigation.ts';
import { WithoutFailure } from '../errors/WithoutFailure.tsx';

const loadSheet = () => import('./MoreSheet.tsx');
const MoreSheet = lazy(async () => ({ default: (await loadSheet()).MoreSheet }));

export interface BottomBarProps {
  /** The navigation of the user; the bar shows its primary entries, "More" the others. */
  groups: readonly VisibleGroup[];
}

/** The navigation of phones: the primary entries, and everything else behind "More". */
export function BottomBar({ groups }: BottomBarProps) {
  const { t } = useLingui();
  const { isDrawn, button, opening } = useFloating(loadSheet);

  return (
    <Bar aria-label={t`Main navigation`}>
      {primaryEntries(groups).map((entry) => (
        <Place key={entry.id} to={entry.to}>
          <ContributionPicture icon={entry.icon} />
          <span>{t(entry.label)}</span>
          {entry.badge && (
            <Corner>
              <NavigationBadge badge={entry.badge} />
            </Corner>
          )}
        </Place>
      ))}
      <More {...button} aria-haspopup="dialog">
        <MenuIcon aria-hidden />
        <span>{t`More`}</span>
      </More>
      <WithoutFailure>{isDrawn && <MoreSheet {...opening} groups={withoutPrimary(groups)} />}</WithoutFailure>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: var(--layer-frame);
  inset: auto 0 0;
  display: grid;
  /* As wide as its word, which differs in each language; with text so large that all do not fit, the bar scrolls. */
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  overflow: auto hidden;
  scrollbar-width: none;
  height: var(--bottom-bar-height);
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--color-raised);
  border-top: 1px solid var(--color-line);

  ${media.up('sm')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const place = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: center;
  justify-content: center;
  min-width: 0;
  padding: 0 2px;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-12);
  text-decoration: none;
  background: none;
  border: 0;

  > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  > span {
    white-space: nowrap;
  }
  &[aria-current='page'] {
    color: var(--color-accent-text);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Place = styled(Link)`
  ${place}
`;

const More = styled.button`
  ${place}
  /* In a bar that scrolls it stays in sight, since every other screen is behind it. */
  position: sticky;
  inset-inline-end: 0;
  /* Apart from the word that it covers in part. */
  padding-inline: 0.375rem;
  background: var(--color-raised);
  cursor: pointer;
`;

const Corner = styled.i`
  position: absolute;
  /* Over the shoulder of the picture, whatever the height of a line. */
  inset-block-start: 0.25rem;
  inset-inline-start: calc(50% + 0.25rem);
  display: flex;
  font-style: normal;
  line-height: 1;
`;

import { useLingui } from '@lingui/react/macro';
import { type ShownQuery, type TopBarItem, usePortal } from '@my-air/feature-kit';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { styled } from 'styled-components';

import { NavigationBadge } from './NavigationBadge.tsx';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { type Openness, useFloating } from './useFloating.ts';
import { WithoutFailure } from '../errors/WithoutFailure.tsx';

export interface TopBarButtonProps {
  /** The contribution of a feature that the button opens. */
  item: TopBarItem;
}

const loadSheet = () => import('./TopBarSheet.tsx');
const TopBarSheet = lazy(async () => ({ default: (await loadSheet()).TopBarSheet }));

/** A button that a feature puts into the top bar. Its sheet is loaded when it is first opened. */
export function TopBarButton({ item }: TopBarButtonProps) {
  const portal = usePortal();
  if (item.isShown) return <Shown item={item} query={item.isShown(portal)} />;
  return item.chip ? <Chip item={item} query={item.chip(portal)} /> : <SheetButton item={item} />;
}

/** A button that is there only while the feature says so. */
function Shown({ item, query }: TopBarButtonProps & { query: ShownQuery<boolean> }) {
  // oxlint-disable-next-line my-air/answered-query -- a button that is only there while the server says so
  return useQuery(query).data ? <SheetButton item={item} /> : null;
}

/** A button that is there only while its text is. */
function Chip({ item, query }: TopBarButtonProps & { query: ShownQuery<string | null> }) {
  // oxlint-disable-next-line my-air/answered-query -- a button that is only there while its text is
  const { data: text } = useQuery(query);
  return text ? <SheetButton item={item} text={text} /> : null;
}

export interface SheetButtonProps extends TopBarButtonProps {
  /** The text of the button beside its picture. */
  text?: string | undefined;
  /** Whether the sheet is open and how that is set, where others open it too. */
  openness?: Openness;
}

/** A button with its sheet. */
export function SheetButton({ item, text, openness }: SheetButtonProps) {
  const { t } = useLingui();
  const name = t(item.label);
  const { isDrawn, button, opening } = useFloating(loadSheet, openness);

  return (
    <>
      <BarButton {...button} aria-haspopup="dialog" $isChip={Boolean(text)} title={name}>
        <ContributionPicture icon={item.icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
        {text && <Progress>{text}</Progress>}
        {item.badge && (
          <Corner>
            <NavigationBadge badge={item.badge} />
          </Corner>
        )}
      </BarButton>
      <WithoutFailure>{isDrawn && <TopBarSheet {...opening} item={item} />}</WithoutFailure>
    </>
  );
}

const BarButton = styled.button<{ $isChip: boolean }>`
  position: relative;
  display: flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: center;
  width: ${({ $isChip }) => ($isChip ? 'auto' : 'min(2.75rem, 14vw)')};
  height: 2.75rem;
  padding: 0 ${({ $isChip }) => ($isChip ? 'var(--space-2)' : '0')};
  color: ${({ $isChip }) => ($isChip ? 'var(--color-accent-text)' : 'var(--color-muted)')};
  font: inherit;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--color-text);
    background: var(--color-hover);
  }
  > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

/** How far work is, beside the picture. */
const Progress = styled.span`
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-medium);
  font-variant-numeric: tabular-nums;

  /* The narrowest window has room for the pictures alone; the sheet says the rest. */
  @media (width < 22.5em) {
    display: none;
  }
`;

/** The place of the count, over the picture. */
const Corner = styled.span`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
`;

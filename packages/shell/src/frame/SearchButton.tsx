import { useLingui } from '@lingui/react/macro';
import { SearchIcon, media } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';

import { useShell } from '../Shell.ts';
import { isApple } from '../shortcuts/isApple.ts';
import { isDialogOpen } from '../state/isDialogOpen.ts';

/* oxlint-disable lingui/no-unlocalized-strings -- names of keys */
const shortcut = 'Control+K Meta+K';
const shownShortcut = isApple ? '⌘ K' : 'Ctrl K';
/* oxlint-enable lingui/no-unlocalized-strings */

/** The button of the search in the top bar, which Ctrl+K opens and closes too. */
export function SearchButton() {
  const { t } = useLingui();
  const { modals } = useShell();
  const openModal = useAtomValue(modals.openModalAtom);
  const search = openModal?.name === 'search' ? openModal : undefined;

  const open = () => void modals.open('search', {});
  useSearchShortcut(() => {
    if (search) search.close();
    else if (!isDialogOpen()) open();
  });

  return (
    <Search
      type="button"
      aria-label={t`Search`}
      aria-haspopup="dialog"
      aria-expanded={search !== undefined}
      aria-keyshortcuts={shortcut}
      onClick={open}
    >
      <SearchIcon aria-hidden />
      <span aria-hidden>{t`Search`}</span>
      {/* Drawn by the style sheet: as text it would have to be part of the button's name. */}
      <Keys aria-hidden data-keys={shownShortcut} />
    </Search>
  );
}

/** A picture on phones, a line to type into elsewhere. */
const Search = styled.button`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-width: min(2.75rem, 14vw);
  min-height: 2.75rem;
  margin-inline-start: auto;
  padding: 0;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-14);
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }
  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
  }
  ${media.down('sm')} {
    > :not(svg) {
      display: none;
    }
  }
  ${media.up('sm')} {
    justify-content: flex-start;
    width: min(24rem, 42vw);
    min-height: 2.5rem;
    margin-inline-start: 0;
    padding-inline: var(--space-3);
    background: var(--color-raised);
    border: 1px solid var(--color-outline);

    &:hover {
      border-color: var(--color-line-strong);
    }
  }
`;

const Keys = styled.kbd`
  margin-inline-start: auto;
  padding: 0 var(--space-2);
  font: inherit;
  font-size: var(--font-size-12);
  white-space: nowrap;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-chip);

  &::before {
    content: attr(data-keys);
  }
`;

/** Listens for Ctrl+K. */
function useSearchShortcut(onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      letterOf(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // Editors of formatted text have their own use for it.
    if (!isShortcut || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The letter of a key; where the layout writes another script, the letter of the same key in the Latin layout. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

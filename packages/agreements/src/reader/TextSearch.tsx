import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, ChevronUpIcon, IconButton, SearchInput, Text } from '@my-air/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { findText } from './findText.ts';

const all = 'text-matches';
const current = 'text-match';

/** Marks the matches of a search without changing the text, and scrolls to the current one. */
function showMatches(matches: readonly Range[], place: number): void {
  const chosen = matches[place];
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    CSS.highlights.set(all, new Highlight(...matches));
    CSS.highlights.set(current, new Highlight(...(chosen ? [chosen] : [])));
  } else if (chosen) {
    // Older browsers mark the current one alone, as selected text.
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(chosen);
  }
  chosen?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Takes the marks away. */
function hideMatches(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(all);
  CSS.highlights.delete(current);
}

export interface TextSearchProps {
  /** The element that is searched; null until it is drawn. */
  documents: HTMLElement | null;
}

/** Finds words in the text: Enter goes to the next place, Shift+Enter to the one before. */
export function TextSearch({ documents }: TextSearchProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const [place, setPlace] = useState(0);
  const matches = useMemo(
    () => (documents && wanted.trim().length > 1 ? findText(documents, wanted) : []),
    [documents, wanted],
  );
  const count = matches.length;
  const isSearched = wanted.trim().length > 1;

  useEffect(() => {
    showMatches(matches, place);
    return hideMatches;
  }, [matches, place]);

  const move = (by: number) => count > 0 && setPlace((place + by + count) % count);
  const position = place + 1;

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
    <Tools role="search">
      <SearchInput
        aria-label={t`Search in the text`}
        placeholder={t`Search in the text`}
        clearLabel={t`Clear the search`}
        value={wanted}
        onValueChange={(value) => {
          setWanted(value);
          setPlace(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          move(event.shiftKey ? -1 : 1);
        }}
      />
      <Text as="output" size={14} tone="muted">
        {isSearched && count === 0 && <Trans>Not found</Trans>}
        {isSearched && count > 0 && (
          <Plural value={count} one={`${position} of # match`} other={`${position} of # matches`} />
        )}
      </Text>
      {count > 1 && (
        <span>
          <IconButton size="s" label={t`Previous match`} icon={<ChevronUpIcon />} onClick={() => move(-1)} />
          <IconButton size="s" label={t`Next match`} icon={<ChevronDownIcon />} onClick={() => move(1)} />
        </span>
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  > :first-child {
    flex: 1 1 10rem;
  }
`;

import { useWireLocale } from '@my-air/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { SearchInput, VisuallyHidden } from '@my-air/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { isSearchable, liveSearchQuery } from './search.api.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSettled } from './useSettled.ts';
import { useSearchKey } from './useSearchKey.ts';

export interface LiveSearchProps {
  /** What it says already. @default nothing */
  initial?: string;
}

/** The keys that lead here. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of keys
const searchKeys = 'Ctrl K';
/** How long nobody types before something is asked for, in milliseconds. */
const pause = 180;

/** The search of the help centre: articles while one types, everything on Enter. A combobox after the ARIA pattern. */
export function LiveSearch({ initial = '' }: LiveSearchProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const navigate = useNavigate();
  const locale = useWireLocale();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useSettled(text, pause);
  useSearchKey(place);

  const search = useQuery({
    ...liveSearchQuery(api, locale, asked),
    enabled: isOpen && isSearchable(asked),
    placeholderData: keepPreviousData,
  });
  const isWanted = isOpen && isSearchable(text);
  const hits = isWanted ? (search.data ?? []) : [];
  const isAnswered = isWanted && search.isSuccess && !search.isPlaceholderData && asked === text;
  const isShown = isWanted && (hits.length > 0 || isAnswered || search.isError);

  const hasList = isShown && hits.length > 0;

  function change(typed: string) {
    setText(typed);
    setActive(-1);
    setIsOpen(true);
  }

  function openArticle(id: number) {
    setIsOpen(false);
    void navigate({ to: '/help-center/article/$article', params: { article: String(id) } });
  }

  function searchAll() {
    if (!isSearchable(text)) return;
    setIsOpen(false);
    void navigate({ to: '/help-center/search', search: { q: text.trim() } });
  }

  function listen(event: KeyboardEvent<HTMLInputElement>) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!isOpen) setIsOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // One place more than there are articles: the field itself.
        const places = hits.length + 1;
        setActive((now) => ((now + 1 + step + places) % places) - 1);
        break;
      }
      case 'Enter': {
        if (event.nativeEvent.isComposing) return;
        event.preventDefault();
        const chosen = hits[active];
        if (isShown && chosen) openArticle(chosen.id);
        else searchAll();
        break;
      }
      case 'Escape':
        if (!isShown) return;
        // The first Escape is for the list, the second for the text.
        event.preventDefault();
        setIsOpen(false);
        setActive(-1);
        break;
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know <search>
    <div role="search">
      <Place
        ref={place}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
        }}
      >
        <SearchInput
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a text field with a list of its own
          role="combobox"
          aria-label={t`Search in help`}
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && hits[active] ? `${listId}-${hits[active].id}` : undefined}
          placeholder={t`For example: connect a channel`}
          shortcut={searchKeys}
          value={text}
          onValueChange={change}
          onFocus={() => setIsOpen(true)}
          onKeyDown={listen}
          clearLabel={t`Clear the search`}
          isBusy={isWanted && search.isFetching}
        />
        {isShown && (
          <SuggestionList
            id={listId}
            hits={hits}
            active={active}
            hasFailed={search.isError}
            onChoose={openArticle}
            onSearchAll={searchAll}
          />
        )}
        <VisuallyHidden as="output">
          {isAnswered
            ? t`${plural(hits.length, { 0: 'Nothing found', one: '# article found', other: '# articles found' })}`
            : ''}
        </VisuallyHidden>
      </Place>
    </div>
  );
}

const Place = styled.div`
  position: relative;
`;

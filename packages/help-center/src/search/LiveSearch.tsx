import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchInput, VisuallyHidden } from '@my-air/ui-kit';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { useId, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { RecentSearches } from './RecentSearches.tsx';
import { askedText, isSearchable } from './search.api.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useLiveHits } from './useLiveHits.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSearchField } from './useSearchField.ts';

export interface LiveSearchProps {
  /** The initial text of the field. @default none */
  initial?: string;
  /** Whether the visitor has no session: then only articles can be opened. @default false */
  isPublic?: boolean;
}

/** The keys that focus the search. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of keys
const searchKeys = 'Ctrl K';

/**
 * The search of the help centre: recent searches, articles while the user types, all results on Enter. A
 * combobox after the ARIA pattern.
 */
export function LiveSearch({ initial = '', isPublic = false }: LiveSearchProps) {
  const { t } = useLingui();
  const router = useRouter();
  const listId = useId();
  const place = useSearchKey(isPublic);
  const list = useSearchField(initial);
  const { text, isOpen, active, open } = list;
  const recent = useRecentSearches();
  const { findFirst, hits, isAnswered, isShown, hasFailed, isFetching } = useLiveHits(text, isOpen, isPublic);
  const isRecent = isOpen && text === '' && recent.searches.length > 0;
  const count = isRecent ? recent.searches.length : hits.length;
  const hasList = isRecent || (isShown && hits.length > 0);

  function focusField() {
    place.current?.querySelector('input')?.focus();
  }

  function change(typed: string) {
    recent.goOn();
    list.type(typed);
  }

  const articleLink = (id: number) =>
    linkOptions({
      to: isPublic ? '/help/$article' : '/help-center/article/$article',
      params: { article: String(id) },
    });
  const resultsLink = (question: string) =>
    linkOptions({ to: '/help-center/search', search: { q: askedText(question) } });

  function openArticle(id: number) {
    recent.remember(text);
    list.close();
    void router.navigate(articleLink(id));
  }

  /** A visitor has no page of results: the first article for what is typed is opened, once it is known. */
  async function openFirst(field: HTMLInputElement) {
    const first = await findFirst(text);
    const isStillMeant = field.value === text && document.activeElement === field;
    if (first && isStillMeant) openArticle(first.id);
  }

  function searchAll(question: string) {
    if (!isSearchable(question)) return;
    recent.remember(question);
    list.close();
    void router.navigate(resultsLink(question));
  }

  function forget() {
    recent.forget();
    focusField();
  }

  function listen(event: KeyboardEvent<HTMLInputElement>) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!isOpen) open();
        list.move(event.key === 'ArrowDown' ? 1 : -1, count);
        break;
      }
      case 'Enter': {
        if (event.nativeEvent.isComposing) return;
        event.preventDefault();
        const chosen = hits[active];
        if (isShown && chosen) openArticle(chosen.id);
        else if (isPublic) void openFirst(event.currentTarget);
        else searchAll((isRecent && recent.searches[active]) || text);
        break;
      }
      case 'Escape':
        if (!isShown && !isRecent) return;
        // The first Escape closes the list, the second clears the text.
        event.preventDefault();
        list.leave();
        break;
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know <search>
    <div role="search">
      <Place
        ref={place}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) list.close();
        }}
      >
        <SearchInput
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a text field with a list of its own
          role="combobox"
          aria-label={t`Search in help`}
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t`For example: add a channel`}
          {...(isPublic && { shortcut: searchKeys })}
          value={text}
          onValueChange={change}
          onFocus={open}
          onClick={open}
          onKeyDown={listen}
          clearLabel={t`Clear the search`}
          isBusy={isFetching}
        />
        {isShown && (
          <SuggestionList
            id={listId}
            hits={hits}
            active={active}
            hasFailed={hasFailed}
            addressOf={(id) => router.buildLocation(articleLink(id)).href}
            onChoose={openArticle}
            allAddress={isPublic ? undefined : router.buildLocation(resultsLink(text)).href}
            onSearchAll={() => searchAll(text)}
          />
        )}
        {isRecent && (
          <RecentSearches
            id={listId}
            searches={recent.searches}
            active={active}
            addressOf={(search) => router.buildLocation(resultsLink(search)).href}
            onChoose={searchAll}
            onForget={forget}
            onLeave={focusField}
          />
        )}
        <VisuallyHidden as="output">
          {recent.isForgotten && t`Recent searches cleared`}
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

/**
 * Focuses the field within an element on Ctrl+K and ⌘K for visitors, who have no other search for these keys.
 * @returns the ref of the element
 */
function useSearchKey(isPublic: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPublic) return undefined;
    function listen(event: globalThis.KeyboardEvent) {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const field = place.current?.querySelector('input');
      if (!isMeant || event.defaultPrevented || !field) return;
      event.preventDefault();
      field.focus();
      field.select();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isPublic]);
  return place;
}

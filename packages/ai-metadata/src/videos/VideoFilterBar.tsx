import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useChipGroupWords } from '@my-air/feature-kit/views';
import { ChipGroup, NativeSelect, SearchInput, type ChipItem } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { languagesQuery } from '../languages/languages.api.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { useVideoWords } from './useVideoWords.ts';
import { privacyStatuses, videoTypes } from './VideoFilters.ts';

/** The search parameters without a filter. */
export const noFilters = {
  translated: undefined,
  privacy: undefined,
  type: undefined,
  lacks: undefined,
} satisfies Partial<TranslationSearch>;

export interface VideoFilterBarProps {
  /** The search parameters that hold the filters. */
  search: TranslationSearch;
  /** The words of the wanted titles. */
  text: string;
  /** Called with other words; they are kept in the address. */
  onText: (text: string) => void;
  /** Called with the whole new search parameters after each choice. */
  onSearch: (search: TranslationSearch) => void;
}

/** The filters of the list of videos; each active one is a chip below that can be removed. */
export function VideoFilterBar({ search, text, onText, onSearch }: VideoFilterBarProps) {
  const { t } = useLingui();
  const words = useVideoWords();
  const chipWords = useChipGroupWords();
  const set = (change: Partial<TranslationSearch>) => onSearch({ ...search, ...change });
  const nameOf = useLanguageNames();
  // oxlint-disable-next-line my-air/answered-query -- without the languages the filter is not offered
  const { data: languages = [] } = useQuery(languagesQuery(usePortal().api));
  const translatedOptions = [
    { value: 'no', label: t`Not translated` },
    { value: 'yes', label: t`Translated` },
  ] as const;
  const chosenPrivacy = search.privacy ?? [];
  const lackText = (language: string) => t`Not in ${language}`;
  const chips: ChipItem[] = [
    ...translatedOptions
      .filter(({ value }) => value === search.translated)
      .map(({ label }) => ({ id: 'translated', label })),
    ...chosenPrivacy.map((status) => ({ id: status, label: words.privacy(status) })),
    ...(search.type ? [{ id: 'type', label: words.type(search.type) }] : []),
    ...(search.lacks ? [{ id: 'lacks', label: lackText(nameOf(search.lacks)) }] : []),
  ];

  return (
    <>
      <SearchInput
        aria-label={t`Search videos`}
        placeholder={t`Search videos`}
        clearLabel={t`Clear the search`}
        value={text}
        onValueChange={onText}
      />
      <Choices>
        <NativeSelect
          aria-label={t`Translation`}
          value={search.translated ?? ''}
          onChange={({ target }) =>
            set({ translated: translatedOptions.find(({ value }) => value === target.value)?.value })
          }
          options={[{ value: '', label: t`Any translation` }, ...translatedOptions]}
        />
        <NativeSelect
          aria-label={t`Privacy`}
          value={chosenPrivacy.length === 1 ? (chosenPrivacy[0] ?? '') : ''}
          onChange={({ target }) =>
            set({ privacy: privacyStatuses.filter((status) => status === target.value) })
          }
          options={[
            { value: '', label: t`Any privacy` },
            ...privacyStatuses.map((value) => ({ value, label: words.privacy(value) })),
          ]}
        />
        <NativeSelect
          aria-label={t`Type`}
          value={search.type ?? ''}
          onChange={({ target }) => set({ type: videoTypes.find((type) => type === target.value) })}
          options={[
            { value: '', label: t`Any type` },
            ...videoTypes.map((value) => ({ value, label: words.type(value) })),
          ]}
        />
        {languages.length > 0 && (
          <NativeSelect
            aria-label={t`Missing language`}
            value={search.lacks ?? ''}
            onChange={({ target }) => set({ lacks: target.value || undefined })}
            options={[
              { value: '', label: t`In any language` },
              ...languages.map(({ code, name }) => ({ value: code, label: lackText(name) })),
            ]}
          />
        )}
      </Choices>
      <ChipGroup
        label={t`Filters`}
        items={chips}
        onRemove={(id) => {
          if (id === 'translated' || id === 'type' || id === 'lacks') set({ [id]: undefined });
          else set({ privacy: chosenPrivacy.filter((status) => status !== id) });
        }}
        onClear={() => set(noFilters)}
        {...chipWords}
      />
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > * {
    flex: 0 1 auto;
    min-width: 9rem;
    max-width: 100%;
  }
`;

import { useLingui } from '@lingui/react/macro';
import { useChipGroupWords } from '@my-air/feature-kit/views';
import { ChipGroup, NativeSelect, type ChipItem } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { useVideoWords } from './useVideoWords.ts';
import { privacyStatuses, videoTypes } from './VideoFilters.ts';

export interface VideoFilterBarProps {
  /** The search parameters that hold the filters. */
  search: TranslationSearch;
  /** Called with the whole new search parameters after each choice. */
  onSearch: (search: TranslationSearch) => void;
}

/** The filters of the list of videos; each active one is a chip below that can be removed. */
export function VideoFilterBar({ search, onSearch }: VideoFilterBarProps) {
  const { t } = useLingui();
  const words = useVideoWords();
  const chipWords = useChipGroupWords();
  const set = (change: Partial<TranslationSearch>) => onSearch({ ...search, ...change });
  const translatedOptions = [
    { value: 'no', label: t`Not translated` },
    { value: 'yes', label: t`Translated` },
  ] as const;
  const chosenPrivacy = search.privacy ?? [];
  const chips: ChipItem[] = [
    ...translatedOptions
      .filter(({ value }) => value === search.translated)
      .map(({ label }) => ({ id: 'translated', label })),
    ...chosenPrivacy.map((status) => ({ id: status, label: words.privacy(status) })),
    ...(search.type ? [{ id: 'type', label: words.type(search.type) }] : []),
  ];

  return (
    <>
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
      </Choices>
      <ChipGroup
        label={t`Filters`}
        items={chips}
        onRemove={(id) => {
          if (id === 'translated' || id === 'type') set({ [id]: undefined });
          else set({ privacy: chosenPrivacy.filter((status) => status !== id) });
        }}
        onClear={() => set({ translated: undefined, privacy: undefined, type: undefined })}
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

import { Trans, useLingui } from '@lingui/react/macro';
import { languageTag, useLocale } from '@my-air/i18n';
import { useChipGroupWords } from '@my-air/feature-kit/views';
import {
  Button,
  ChipGroup,
  NativeSelect,
  Row,
  SearchInput,
  Stack,
  type ChipItem,
  media,
  useIsWide,
} from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { statusTable } from '../status/statusTable.ts';
import { sortKeys, statusKinds, type ChannelSearch } from './ChannelSearch.ts';
import type { ChannelView } from './channelView.ts';
import { countryName } from './countryName.ts';
import type { ChannelRow } from './findChannels.ts';

/** The number of channels from which on a phone has all filters too. */
const many = 12;

export interface ChannelToolsProps {
  /** All channels of the page: what can be filtered by is what they have. */
  rows: readonly ChannelRow[];
  /** Whether there are figures of them, or will be. */
  hasFigures: boolean;
  /** The text of the search. */
  text: string;
  /** Called with another text. */
  onText: (text: string) => void;
  /** The search parameters. */
  search: ChannelSearch;
  /** Called with the whole new search parameters. */
  onSearch: (search: ChannelSearch) => void;
  /** How channels are drawn. */
  view: ChannelView;
  /** Called with another way to draw them. */
  onView: (view: ChannelView) => void;
}

/** Finds channels among many: by name, by status and country, as cards or as a table. */
export function ChannelTools({
  rows,
  hasFigures,
  text,
  onText,
  search,
  onSearch,
  view,
  onView,
}: ChannelToolsProps) {
  const { t } = useLingui();
  const tag = languageTag(useLocale());
  const chipWords = useChipGroupWords();
  const set = (change: Partial<ChannelSearch>) => onSearch({ ...search, ...change });
  const kinds = statusKinds.filter((kind) => rows.some(({ described }) => described.kind === kind));
  const { compare } = new Intl.Collator(tag);
  const countries = [...new Set(rows.flatMap(({ channel }) => channel.country?.toUpperCase() ?? []))]
    .map((value) => ({ value, label: countryName(value, tag) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
  const { status, country, sort } = search;
  const orders = [
    { value: '', label: t`Needs you first` },
    { value: 'name', label: t`By name` },
    { value: 'subscribers', label: t`Most subscribers` },
    ...(hasFigures
      ? [
          { value: 'views', label: t`Most views` },
          { value: 'change', label: t`Views fell most` },
          { value: 'earnings', label: t`Highest earnings` },
        ]
      : []),
  ];
  // The head of a column chose another one.
  if (sort && !orders.some(({ value }) => value === sort))
    orders.push({ value: sort, label: t`By a column` });
  const hasRoom = useIsWide('sm');
  // On a phone few channels are looked through sooner than filtered.
  const isShort = !hasRoom && rows.length < many;
  const searchField = (
    <SearchInput
      aria-label={t`Search your channels`}
      placeholder={t`Search your channels`}
      clearLabel={t`Clear search`}
      value={text}
      onValueChange={onText}
    />
  );
  const chips: ChipItem[] = [
    ...(status ? [{ id: 'status', label: t(statusTable[status].label) }] : []),
    ...(country ? [{ id: 'country', label: countryName(country, tag) ?? country }] : []),
  ];
  const chosenFilters = (
    <ChipGroup
      label={t`Filters`}
      items={chips}
      onRemove={(id) => set({ [id]: undefined })}
      onClear={() => set({ status: undefined, country: undefined })}
      {...chipWords}
    />
  );
  if (isShort)
    return (
      <Stack gap={3}>
        {searchField}
        {chosenFilters}
      </Stack>
    );

  return (
    <Stack gap={3}>
      <Tools>
        {searchField}
        <NativeSelect
          aria-label={t`Status`}
          value={status ?? ''}
          onChange={({ target }) => set({ status: kinds.find((kind) => kind === target.value) })}
          options={[
            { value: '', label: t`Any status` },
            ...kinds.map((value) => ({ value, label: t(statusTable[value].label) })),
          ]}
        />
        {countries.length > 1 && (
          <NativeSelect
            aria-label={t`Country`}
            value={country?.toUpperCase() ?? ''}
            onChange={({ target }) => set({ country: target.value || undefined })}
            options={[{ value: '', label: t`Any country` }, ...countries]}
          />
        )}
        <NativeSelect
          aria-label={t`Order`}
          value={sort ?? ''}
          onChange={({ target }) => set({ sort: sortKeys.find((sort) => sort === target.value) })}
          options={orders}
        />
      </Tools>
      <Row gap={1} wrap justify="end">
        <Button
          size="s"
          variant={view === 'cards' ? 'secondary' : 'quiet'}
          aria-pressed={view === 'cards'}
          onClick={() => onView('cards')}
        >
          <Trans>Cards</Trans>
        </Button>
        <Button
          size="s"
          variant={view === 'table' ? 'secondary' : 'quiet'}
          aria-pressed={view === 'table'}
          onClick={() => onView('table')}
        >
          <Trans>Table</Trans>
        </Button>
      </Row>
      {chosenFilters}
    </Stack>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-2);

  ${media.down('xs')} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

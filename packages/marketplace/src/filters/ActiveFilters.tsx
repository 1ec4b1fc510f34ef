import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { atomStore } from '@my-air/feature-kit/state';
import { useUser } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { ChipGroup, type ChipItem } from '@my-air/ui-kit';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import {
  everything,
  facets,
  isSearchable,
  toggled,
  type CatalogueFilters,
  type CatalogueSearch,
} from './CatalogueSearch.ts';
import { facetTexts } from './facetTexts.ts';
import { manualFilters } from './manualFilters.ts';

export interface ActiveFiltersProps {
  /** The catalogue, for the names of bundles and categories. */
  catalogue: Catalogue;
  /** The filters in use, one chip for each. */
  filters: CatalogueFilters;
  /** The search parameters that the removal of a chip changes. */
  search: CatalogueSearch;
  /** Called with the address that a chip's removal leads to; the bundle is in the hash. */
  onChange: (search: CatalogueSearch, hash?: string) => void;
}

/** The chips of the filters in use; each can be removed alone, or all in one go. */
export function ActiveFilters({ catalogue, filters, search, onChange }: ActiveFiltersProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const userId = useUser()?.id;
  const { text, subscribers, bundle, picked } = filters;
  const chips = new Map<string, { label: string; take: () => void }>();

  if (picked) {
    const count = picked.length;
    chips.set('picked', {
      label: t`The assistant's choice (${plural(count, { one: '# service', other: '# services' })})`,
      take: () => {
        const before = atomStore.get(manualFilters(userId));
        onChange(before.search, before.hash);
      },
    });
  }
  if (bundle !== undefined) {
    const name = catalogue.bundles.find(({ slug }) => slug === bundle)?.name;
    if (name) chips.set('bundle', { label: t`Bundle: ${name}`, take: () => onChange(search, '') });
  }
  if (isSearchable(text)) {
    chips.set('q', { label: `“${text.trim()}”`, take: () => onChange({ ...search, q: undefined }) });
  }
  if (subscribers !== undefined) {
    const count = format.number(subscribers);
    chips.set('subscribers', {
      label: t`Up to ${count} subscribers`,
      take: () => onChange({ ...search, subscribers: 'any' }),
    });
  }
  for (const { name } of facets) {
    for (const value of filters[name]) {
      chips.set(`${name} ${value}`, {
        label: facetTexts[name].nameOf(value, i18n, catalogue),
        take: () => onChange(toggled(search, name, value)),
      });
    }
  }

  return (
    <ChipGroup
      label={t`Filters in use`}
      items={[...chips].map(([id, { label }]): ChipItem => ({ id, label }))}
      onRemove={(id) => chips.get(id)?.take()}
      removeLabel={(label) => t`Remove: ${label}`}
      onClear={() => onChange(everything, '')}
      clearLabel={t`Clear all`}
    />
  );
}

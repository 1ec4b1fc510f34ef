import { Trans, useLingui } from '@lingui/react/macro';
import { platformName } from '@my-air/feature-api/words';
import { useFormat } from '@my-air/i18n';
import { Field, NativeSelect, Stack, Text } from '@my-air/ui-kit';
import { useId } from 'react';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { affectedIndicators, productAccessLevels } from '../contract.ts';
import { useFacetWords } from '../words/useFacetWords.ts';
import type { FacetCounts } from './applyFilters.ts';
import { subscriberSteps, toggled, type CatalogueFilters, type ListFacet } from './CatalogueFilters.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';
import { FacetGroup, type FacetOption } from './FacetGroup.tsx';

export interface FilterPanelProps {
  /** The catalogue, for the names of its categories. */
  catalogue: Catalogue;
  /** The filters in use. */
  filters: CatalogueFilters;
  /** The number of services that each choice would show. */
  counts: FacetCounts;
  /** The search parameters that a choice changes. */
  search: CatalogueSearch;
  /** Called with the new search parameters at each choice. */
  onChange: (search: CatalogueSearch) => void;
}

/** All filters of the catalogue, with the number of services that each choice would show. */
export function FilterPanel({ catalogue, filters, counts, search, onChange }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useFacetWords();
  const hintId = useId();
  const emptyHint = t`A 0 means that no service matches your other filters too.`;
  const of = (facet: ListFacet, label: string, options: readonly Omit<FacetOption, 'count'>[]) => (
    <FacetGroup
      label={label}
      options={options.map((option) => ({ ...option, count: counts[facet].get(option.value) ?? 0 }))}
      chosen={filters[facet]}
      onToggle={(value) => onChange(toggled(search, facet, value))}
      emptyHint={emptyHint}
      hintId={hintId}
    />
  );
  const { subscribers } = filters;
  // A number that came with the address is offered too, so that the field shows the filter in use.
  const steps = new Set<number>([...subscriberSteps, ...(subscribers === undefined ? [] : [subscribers])]);

  const stepOption = (step: number) => {
    const count = format.number(step);
    return { value: String(step), label: withCount(t`Up to ${count}`, counts.subscribers.get(step)) };
  };

  return (
    <Stack gap={5}>
      <Field label={t`Subscribers of your channel`}>
        <NativeSelect
          value={String(subscribers ?? 'any')}
          onChange={({ target: { value } }) =>
            onChange({ ...search, subscribers: value === 'any' ? 'any' : Number(value) })
          }
          options={[
            { value: 'any', label: withCount(t`Any number`, counts.subscribers.get('any')) },
            ...[...steps].sort((one, other) => one - other).map(stepOption),
          ]}
        />
      </Field>
      {of(
        'category',
        t`Category`,
        catalogue.categories.map(({ slug, name }) => ({ value: slug, label: name })),
      )}
      {of(
        'platform',
        t`Platform`,
        ['youtube', 'instagram', 'tiktok'].map((value) => ({ value, label: platformName(value, i18n) })),
      )}
      {of(
        'indicator',
        t`Improves`,
        affectedIndicators.map((value) => ({ value, label: words.indicator(value) })),
      )}
      {of(
        'access',
        t`Open to`,
        productAccessLevels.map((value) => ({ value, label: words.access(value) })),
      )}
      <Text id={hintId} size={12} tone="muted">
        {emptyHint}
      </Text>
      <Text size={12} tone="muted">
        <Trans>Your filters are in the page address: copy it to share what you see.</Trans>
      </Text>
    </Stack>
  );
}

/**
 * The label of a choice with the number of services it would show; a number that came with the address has
 * not been counted.
 */
function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

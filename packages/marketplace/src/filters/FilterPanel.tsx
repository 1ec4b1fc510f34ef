import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Field, NativeSelect, Stack, Text } from '@my-air/ui-kit';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { affectedIndicators, productAccessLevels } from '../contract.ts';
import { platformName } from '../words/platformName.ts';
import { useFacetWords } from '../words/useFacetWords.ts';
import type { FacetCounts } from './applyFilters.ts';
import { subscriberSteps, toggled, type CatalogueFilters, type ListFacet } from './CatalogueFilters.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';
import { FacetGroup, type FacetOption } from './FacetGroup.tsx';

export interface FilterPanelProps {
  catalogue: Catalogue;
  filters: CatalogueFilters;
  counts: FacetCounts;
  search: CatalogueSearch;
  /** Called with the address that a choice leads to. */
  onChange: (search: CatalogueSearch) => void;
}

/** Everything the catalogue can be narrowed by, with how many services each choice would show. */
export function FilterPanel({ catalogue, filters, counts, search, onChange }: FilterPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useFacetWords();
  const emptyHint = t`What shows 0 has no service beside your other filters.`;
  const of = (facet: ListFacet, label: string, options: readonly Omit<FacetOption, 'count'>[]) => (
    <FacetGroup
      label={label}
      options={options.map((option) => ({ ...option, count: counts[facet].get(option.value) ?? 0 }))}
      chosen={filters[facet]}
      onToggle={(value) => onChange(toggled(search, facet, value))}
      emptyHint={emptyHint}
    />
  );
  const { subscribers } = filters;
  // A number that came with the address is offered too, so that the field says what is so.
  const steps = new Set<number>([...subscriberSteps, ...(subscribers === undefined ? [] : [subscribers])]);

  const stepOption = (step: number) => {
    const count = format.number(step);
    return { value: String(step), label: t`Up to ${count}` };
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
            { value: 'any', label: t`Any number` },
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
        ['youtube', 'instagram', 'tiktok'].map((value) => ({ value, label: platformName(value) })),
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
      <Text size={12} tone="muted">
        <Trans>Your choices stand in the address: copy it to share what you see.</Trans>
      </Text>
    </Stack>
  );
}

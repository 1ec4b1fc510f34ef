import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Checkbox, Field, NativeSelect, Stack, Text } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { subscriberSteps, type FacetCounts } from './applyFilters.ts';
import { facets, toggled, type CatalogueFilters, type CatalogueSearch } from './CatalogueSearch.ts';
import { facetTexts } from './facetTexts.ts';

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
  const hintId = useId();
  const emptyHint = t`0 means that no service matches this together with your other filters.`;
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
      {facets.map(({ name }) => {
        const { label, options, nameOf } = facetTexts[name];
        return (
          <FacetGroup
            key={name}
            label={i18n._(label)}
            options={options(catalogue).map((value) => ({
              value,
              label: nameOf(value, i18n, catalogue),
              count: counts[name].get(value) ?? 0,
            }))}
            chosen={filters[name]}
            onToggle={(value) => onChange(toggled(search, name, value))}
            emptyHint={emptyHint}
            hintId={hintId}
          />
        );
      })}
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

interface FacetOption {
  value: string;
  label: string;
  count: number;
}

interface FacetGroupProps {
  /** The name of the group, above its choices. */
  label: string;
  /** The choices in order; `count` is the number of services that each would show. */
  options: readonly FacetOption[];
  /** The values that are ticked. */
  chosen: ReadonlySet<string>;
  /** Called with the value of a choice that is ticked or unticked. */
  onToggle: (value: string) => void;
  /** The tooltip of a choice that would leave nothing. */
  emptyHint: string;
  /** The id of the element with the same hint, which screen readers reach. */
  hintId: string;
}

/**
 * Choices of one kind, each with the number of services it would show. One that would show none cannot be
 * chosen, and says so.
 */
function FacetGroup({ label, options, chosen, onToggle, emptyHint, hintId }: FacetGroupProps) {
  const hasEmpty = options.some(({ value, count }) => count === 0 && !chosen.has(value));

  return (
    <Group aria-describedby={hasEmpty ? hintId : undefined}>
      <Text as="legend" size={14} weight="medium">
        {label}
      </Text>
      <Stack gap={1}>
        {options.map(({ value, label: name, count }) => {
          const isEmpty = count === 0 && !chosen.has(value);
          return (
            <Checkbox
              key={value}
              label={
                <Line>
                  <bdi>{name}</bdi>
                  <Text as="span" size={14} tone="muted" isNumeric>
                    {count}
                  </Text>
                </Line>
              }
              checked={chosen.has(value)}
              disabled={isEmpty}
              {...(isEmpty && { title: emptyHint })}
              onChange={() => onToggle(value)}
            />
          );
        })}
      </Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: var(--space-2);
    padding: 0;
  }
`;

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: baseline;
`;

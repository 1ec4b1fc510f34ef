import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';

import type { ChartData } from './ChartData.ts';

export interface ChartTableProps {
  /** The data and the texts of the chart. */
  data: ChartData;
}

/** The table of a chart's figures, for readers who prefer figures to lines. */
export function ChartTable({ data: { label, categories, series, formatValue, labels } }: ChartTableProps) {
  return (
    <Details>
      <summary>
        <ChevronDown aria-hidden />
        {labels.table}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <Scroll tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.category}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={`${index} ${category}`}>
                <th scope="row">{category}</th>
                {series.map(({ id, values }) => {
                  const value = values[index] ?? null;
                  return <td key={id}>{value === null ? '–' : formatValue(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Details>
  );
}

const Details = styled.details`
  min-width: 0;

  > summary {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    min-height: 2rem;
    color: var(--color-muted);
    font-size: var(--font-size-14);
    border-radius: var(--radius-chip);
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: var(--color-text);
    }
    > svg {
      width: 1rem;
      height: 1rem;
    }
    @media (pointer: coarse) {
      min-height: 2.75rem;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Scroll = styled.section`
  max-height: 20rem;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);

  > table {
    width: 100%;
    font-size: var(--font-size-14);
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: end;
    white-space: nowrap;
    border-bottom: 1px solid var(--color-line);
  }
  td {
    font-family: var(--font-numeric);
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 500;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    color: var(--color-muted);
    font-weight: 600;
    background: var(--color-sunken);
  }
  tr:last-child > * {
    border-bottom: 0;
  }
`;

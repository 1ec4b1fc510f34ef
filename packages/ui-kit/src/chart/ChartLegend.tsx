import { styled } from 'styled-components';

import type { ChartSeries } from './ChartData.ts';
import { seriesColor, seriesDash } from './chartParts.tsx';

export interface ChartLegendProps {
  /** The series, in the order of their colours. */
  series: readonly ChartSeries[];
}

/** The legend: the colour and the dash pattern of each series. */
export function ChartLegend({ series }: ChartLegendProps) {
  return (
    <List>
      {series.map(({ id, name }, index) => (
        <li key={id}>
          <svg width={20} height="12" aria-hidden style={seriesColor(index)}>
            <line
              x2="20"
              y1="6"
              y2="6"
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray={seriesDash(index)}
            />
          </svg>
          {name}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  list-style: none;

  > li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex-shrink: 0;
  }
`;

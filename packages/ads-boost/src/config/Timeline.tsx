import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { timeCode } from './timeCode.ts';

export interface TimelineProps {
  /** In seconds. */
  length: number;
  /** The places of the breaks, in seconds from the start. */
  breaks: readonly number[];
}

const width = 600;
const top = 14;

/** A video's timeline with its breaks; in words for screen readers. */
export function Timeline({ length, breaks }: TimelineProps) {
  const { t } = useLingui();
  const total = timeCode(length);
  const places = breaks.map(timeCode).join(', ');
  const x = (at: number) => (length > 0 ? (at / length) * (width - 8) + 4 : 4);

  return (
    <Stack gap={1}>
      <Picture viewBox={`0 0 ${width} 40`} aria-hidden>
        <rect x="0" y={top} width={width} height="12" rx="6" fill="var(--color-line)" />
        {breaks.map((at) => (
          <g key={at} fill="var(--color-accent)">
            <rect x={x(at) - 2} y={top - 8} width="4" height="28" rx="2" />
            <circle cx={x(at)} cy={top - 8} r="5" />
          </g>
        ))}
      </Picture>
      <Text size={12} tone="muted" isNumeric>
        {places ? t`${total} · breaks at ${places}` : t`${total} · no breaks`}
      </Text>
    </Stack>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
`;

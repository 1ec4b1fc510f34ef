import { Checkbox, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

export interface FacetGroupProps {
  /** What is chosen among. */
  label: string;
  options: readonly FacetOption[];
  chosen: ReadonlySet<string>;
  onToggle: (value: string) => void;
  /** What is said where a choice would leave nothing, and the id of the element that says it to everybody. */
  emptyHint: string;
  hintId: string;
}

/** Choices of one kind, each with how many services it would show. One that would show none cannot be chosen, and says so. */
export function FacetGroup({ label, options, chosen, onToggle, emptyHint, hintId }: FacetGroupProps) {
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

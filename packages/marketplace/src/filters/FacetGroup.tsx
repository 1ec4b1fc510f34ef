import { Checkbox, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

export interface FacetGroupProps {
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

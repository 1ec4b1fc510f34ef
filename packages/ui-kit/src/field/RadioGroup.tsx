import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ChoiceOption } from '../choice/ChoiceOption.ts';
import { ChoiceLine, describedChoice } from './ChoiceLine.tsx';

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  /** The question above the answers. */
  label: ReactNode;
  /** The answers. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen answer; null while there is none. */
  value: Value | null;
  /** Called with the chosen answer. */
  onValueChange: (value: Value) => void;
  /** Whether the answers are beside each other. @default false */
  isRow?: boolean | undefined;
  /** The name of the value in a submitted form; without it the browser sends a generated one. */
  name?: string | undefined;
}

/** A choice of one among a few options, all of them visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isRow,
  name,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Group {...rest}>
      <Legend>{label}</Legend>
      <Answers data-row={isRow || undefined}>
        {options.map((option, index) => {
          const words = { id: `${id}-${index}`, label: option.label, description: option.description };
          return (
            <ChoiceLine key={option.value} {...words}>
              <Dot
                {...describedChoice(words)}
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                onChange={() => onValueChange(option.value)}
              />
            </ChoiceLine>
          );
        })}
      </Answers>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: var(--space-2);
  padding: 0;
  font-size: var(--font-size-14);
  font-weight: 600;
`;

const Answers = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  &[data-row] {
    flex-flow: row wrap;
    gap: var(--space-3) var(--space-5);
  }
`;

const Dot = styled.input`
  width: 1.125rem;
  height: 1.125rem;
  accent-color: var(--color-accent);

  @media (pointer: coarse) {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

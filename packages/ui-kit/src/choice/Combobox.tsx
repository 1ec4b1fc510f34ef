import { Combobox as Base } from '@base-ui/react/combobox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from '../field/controlStyles.ts';
import { useFieldControl, useFieldGroup } from '../field/FieldContext.ts';
import type { ChoiceOption } from './ChoiceOption.ts';
import { Note, OptionList, Popup, Positioner } from './comboboxParts.tsx';
import { matchOptions } from './matchOptions.ts';

export interface ComboboxProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'children'
> {
  /** The options to choose from. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen value; null while there is none. */
  value: Value | null;
  /** Called with the chosen value; null when it is cleared. */
  onValueChange: (value: Value | null) => void;
  /** The text shown when no option matches. */
  emptyText: string;
}

/** A choice of one among many options, found by typing. */
export function Combobox<Value extends string>({
  options,
  value,
  onValueChange,
  emptyText,
  name,
  disabled,
  className,
  style,
  onFocus,
  onClick,
  ...rest
}: ComboboxProps<Value>) {
  const { required, ...control } = useFieldControl();
  // By id: the open list hides the rest of the page from screen readers, a label element included.
  const { 'aria-labelledby': labelledBy } = useFieldGroup();
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  // Typing replaces what is chosen. A click that brings the focus would put the caret into the text.
  const selectChosen = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (input.value === chosen?.label) input.select();
  };
  return (
    <Base.Root<ChoiceOption<Value>>
      items={options}
      filteredItems={typed === (chosen?.label ?? '') ? options : matchOptions(options, typed)}
      onInputValueChange={setTyped}
      value={chosen}
      onValueChange={(chosen) => onValueChange(chosen?.value ?? null)}
      autoHighlight
      {...(name && { name })}
      {...(disabled && { disabled })}
      {...(required && { required })}
    >
      <Group className={className} style={style}>
        <Input
          {...control}
          aria-labelledby={labelledBy}
          {...rest}
          onFocus={(event) => {
            selectChosen(event);
            onFocus?.(event);
          }}
          onClick={(event) => {
            selectChosen(event);
            onClick?.(event);
          }}
        />
        <ChevronDown aria-hidden />
      </Group>
      <Base.Portal>
        <Positioner sideOffset={4}>
          <Popup>
            <Base.Empty render={<Note />}>{emptyText}</Base.Empty>
            <OptionList />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Group = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    width: 1.125rem;
    height: 1.125rem;
    margin-block: auto;
    color: var(--color-muted);
    pointer-events: none;
  }
`;

const Input = styled(Base.Input)`
  ${controlStyles}
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
`;

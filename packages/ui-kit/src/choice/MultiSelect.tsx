import { Combobox as Base } from '@base-ui/react/combobox';
import X from 'lucide-react/icons/x';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Spinning } from '../feedback/Spinning.tsx';
import { controlStyles } from '../field/controlStyles.ts';
import { useFieldControl, useFieldGroup } from '../field/FieldContext.ts';
import { chipStyles, removeStyles } from '../label/chipStyles.ts';
import type { ChoiceOption } from './ChoiceOption.ts';
import { Note, OptionList, Popup, Positioner } from './comboboxParts.tsx';
import { matchOptions } from './matchOptions.ts';

/** The texts of a choice of several options. */
export interface MultiSelectWords {
  /** The text shown when no option matches. */
  empty: string;
  /** The label of the button that removes a chosen option. */
  remove: (label: string) => string;
}

export interface MultiSelectProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'children'
> {
  /** The options to choose from. */
  options: readonly ChoiceOption<Value>[];
  /** The chosen values, in the order they were chosen. */
  values: readonly Value[];
  /** Called with all chosen values. */
  onValuesChange: (values: Value[]) => void;
  /** The texts of the control. */
  words: MultiSelectWords;
  /** The text shown while the options are loading; without it they are loaded. */
  busyText?: string | undefined;
}

/**
 * A choice of several among many options, found by typing; chosen options come before the text and can be
 * removed.
 */
export function MultiSelect<Value extends string>({
  options,
  values,
  onValuesChange,
  words,
  busyText,
  name,
  disabled,
  placeholder,
  className,
  style,
  ...rest
}: MultiSelectProps<Value>) {
  const frame = useRef<HTMLDivElement>(null);
  const { required, ...control } = useFieldControl();
  // By id: the open list hides the rest of the page from screen readers, a label element included.
  const { 'aria-labelledby': labelledBy } = useFieldGroup();
  const [typed, setTyped] = useState('');
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);

  return (
    <Base.Root<ChoiceOption<Value>, true>
      multiple
      items={options}
      filteredItems={matchOptions(options, typed)}
      onInputValueChange={setTyped}
      value={chosen}
      onValueChange={(changed, { reason, cancel }) => {
        // Escape closes the list; while the list is closed, it would also remove all chosen options.
        if (reason === 'escape-key') cancel();
        else onValuesChange(changed.map(({ value }) => value));
      }}
      autoHighlight
      {...(name && { name })}
      {...(disabled && { disabled })}
      {...(required && { required })}
    >
      <Frame
        ref={frame}
        className={className}
        style={style}
        data-disabled={disabled || undefined}
        data-invalid={control['aria-invalid']}
      >
        {chosen.map((option) => (
          <Base.Chip key={option.value} render={<Chip />} aria-label={option.label}>
            {option.icon}
            <span>{option.label}</span>
            <Base.ChipRemove render={<Remove />} aria-label={words.remove(option.label)}>
              <X aria-hidden />
            </Base.ChipRemove>
          </Base.Chip>
        ))}
        <Input
          {...control}
          aria-labelledby={labelledBy}
          {...rest}
          placeholder={chosen.length === 0 ? placeholder : undefined}
        />
      </Frame>
      <Base.Portal>
        <Positioner sideOffset={4} anchor={frame}>
          <Popup>
            <Base.Status render={<Note />}>
              {busyText !== undefined && (
                <>
                  <Spinning />
                  {busyText}
                </>
              )}
            </Base.Status>
            <Base.Empty render={<Note />}>{busyText === undefined && words.empty}</Base.Empty>
            <OptionList />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Frame = styled(Base.Chips)`
  ${controlStyles}
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
  padding: 0.3125rem;
  cursor: text;

  &:focus-within {
    border-color: var(--color-accent);
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--color-critical-text);
  }
`;

const Chip = styled.div`
  ${chipStyles}

  &:focus {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
`;

const Remove = styled.button`
  ${removeStyles}
`;

const Input = styled(Base.Input)`
  flex: 1;
  min-width: 6rem;
  min-height: 1.75rem;
  padding: 0 0.375rem;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  background: none;
  border: 0;
  outline: none;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
`;

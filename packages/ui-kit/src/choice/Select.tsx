import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from '../field/controlStyles.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { floatingItemStyles, floatingStyles } from '../overlay/floatingStyles.ts';
import type { ChoiceOption } from './ChoiceOption.ts';
import { Chosen, OptionWords } from './OptionWords.tsx';

export interface SelectProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'onChange' | 'children'
> {
  /** What there is to choose. */
  options: readonly ChoiceOption<Value>[];
  /** What is chosen; null while nothing is. */
  value: Value | null;
  /** Called with what is chosen. */
  onValueChange: (value: Value) => void;
  /** What it says while nothing is chosen. */
  placeholder?: string | undefined;
}

/** A choice of few, with pictures and descriptions. Its library would write a style element, which a strict page refuses; the styles below do without. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  ...rest
}: SelectProps<Value>) {
  const { required, ...control } = useFieldControl();
  const chosen = options.find((option) => option.value === value);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root<Value>
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        {...(name && { name })}
        {...(disabled && { disabled })}
        {...(required && { required })}
      >
        <Trigger {...control} {...rest}>
          <Base.Value placeholder={placeholder} title={chosen?.label ?? placeholder} />
          <ChevronDown aria-hidden />
        </Trigger>
        <Base.Portal>
          <Positioner sideOffset={4} alignItemWithTrigger={false}>
            <Popup>
              <Base.List>
                {options.map((option) => (
                  <Item key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
                    <OptionWords option={option} render={<Base.ItemText />} />
                    <Base.ItemIndicator render={<Chosen />} />
                  </Item>
                ))}
              </Base.List>
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

const Trigger = styled(Base.Trigger)`
  ${controlStyles}
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  text-align: start;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span[data-placeholder] {
    color: var(--color-muted);
  }
  > svg {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--color-muted);
  }
`;

const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

const Popup = styled(Base.Popup)`
  ${floatingStyles}
  min-width: min(var(--anchor-width), var(--available-width));
`;

const Item = styled(Base.Item)`
  ${floatingItemStyles}
`;

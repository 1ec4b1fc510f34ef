import { NumberField } from '@base-ui/react/number-field';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from '../field/controlStyles.ts';
import { useFieldControl } from '../field/FieldContext.ts';

/** What the buttons of a number say. */
export interface NumberInputWords {
  /** What the button says that adds a step. */
  increase: string;
  /** What the button says that takes a step away. */
  decrease: string;
}

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'children'
> {
  /** The number; null while there is none. */
  value: number | null;
  /** Called with the number that the text amounts to; null when the text is emptied. */
  onValueChange: (value: number | null) => void;
  /** The language that the number is written in, as BCP 47 knows it; without one the browser's. */
  locale?: string | undefined;
  /** How the number is written, such as `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** The least it may be. */
  min?: number | undefined;
  /** The most it may be. */
  max?: number | undefined;
  /** How much an arrow key or a button changes it; with Shift ten times as much. @default 1 */
  step?: number | undefined;
  /** The words of the two buttons; without them there are none. */
  words?: NumberInputWords | undefined;
}

/** A number to type in the person's own way of writing it, or to step up and down. */
export function NumberInput({
  value,
  onValueChange,
  locale,
  format,
  min,
  max,
  step = 1,
  words,
  name,
  disabled,
  readOnly,
  className,
  style,
  ...rest
}: NumberInputProps) {
  const { id, required, ...control } = useFieldControl();
  return (
    <NumberField.Root
      id={rest.id ?? id}
      value={value}
      onValueChange={(changed) => onValueChange(changed)}
      locale={locale}
      format={format}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      name={name}
      required={rest.required ?? required}
      disabled={disabled}
      readOnly={readOnly}
    >
      <Group className={className} style={style} data-steps={words ? '' : undefined}>
        {words && (
          <NumberField.Decrement render={<Step aria-label={words.decrease} title={words.decrease} />}>
            <Minus aria-hidden />
          </NumberField.Decrement>
        )}
        <Input {...control} {...rest} />
        {words && (
          <NumberField.Increment render={<Step aria-label={words.increase} title={words.increase} />}>
            <Plus aria-hidden />
          </NumberField.Increment>
        )}
      </Group>
    </NumberField.Root>
  );
}

const Group = styled(NumberField.Group)`
  position: relative;
  display: flex;

  &[data-steps] > input {
    padding-inline: 3rem;
    text-align: center;
  }
`;

const Input = styled(NumberField.Input)`
  ${controlStyles}
  font-family: var(--font-numeric);
`;

const Step = styled.button`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  display: grid;
  place-items: center;
  width: 2.5rem;
  padding: 0;
  color: var(--color-muted);
  background: none;
  border: 0;
  border-radius: calc(var(--radius-control) - 1px);
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;

  &:last-child {
    inset-inline: auto 1px;
  }
  > svg {
    width: var(--icon-size-m);
    height: var(--icon-size-m);
  }
  &:hover:not([data-disabled]) {
    color: var(--color-text);
    background: var(--color-hover);
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    width: 2.75rem;
  }
`;

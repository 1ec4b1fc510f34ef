import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from '../field/controlStyles.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { numberText } from './numberText.ts';

/** The labels of the buttons of a number field. */
export interface NumberInputWords {
  /** The label of the button that adds a step. */
  increase: string;
  /** The label of the button that subtracts a step. */
  decrease: string;
}

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'children'
> {
  /** The number; null while the field is empty. */
  value: number | null;
  /** Called with the number that the text represents; null when the text is cleared. */
  onValueChange: (value: number | null) => void;
  /** The BCP 47 language that the number is written in. */
  locale: string;
  /** The smallest allowed number. */
  min: number;
  /** The largest allowed number. */
  max: number;
  /** The labels of the two buttons that change the number by one. */
  words: NumberInputWords;
}

/** A field for a number, typed in the user's own notation, or changed by one; by ten with Shift and an arrow key. */
export function NumberInput({
  value,
  onValueChange,
  locale,
  min,
  max,
  words,
  disabled,
  readOnly,
  className,
  style,
  ...rest
}: NumberInputProps) {
  const control = useFieldControl();
  /** The typed text, until the user leaves the field or steps; it need not have the format of the number. */
  const [typed, setTyped] = useState<string>();
  const text = useMemo(() => numberText(locale), [locale]);
  const isFixed = disabled === true || readOnly === true;
  const within = (number: number) => Math.min(max, Math.max(min, number));

  function change(number: number | null) {
    setTyped(undefined);
    if (number !== value) onValueChange(number);
  }
  /** Rounded to fifteen digits, so that a sum such as 0.1 + 0.2 is 0.3. */
  const stepBy = (steps: number) => change(within(Number(((value ?? 0) + steps).toPrecision(15))));

  function changeByKey(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const steps = event.shiftKey ? 10 : 1;
    const acts: Partial<Record<string, () => void>> = {
      ArrowUp: () => stepBy(steps),
      ArrowDown: () => stepBy(-steps),
      Home: () => change(min),
      End: () => change(max),
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act || isFixed || event.defaultPrevented) return;
    event.preventDefault();
    act();
  }

  function leave() {
    const number = typed === undefined ? value : text.read(typed);
    // A text that is not a number is replaced by the last number.
    if (number === undefined) setTyped(undefined);
    else if (typed !== undefined) change(number === null ? null : within(number));
  }

  const stepButton = (label: string, steps: number, isAtEnd: boolean) => (
    <Step
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      disabled={isFixed || isAtEnd}
      onClick={() => stepBy(steps)}
    >
      {steps < 0 ? <Minus aria-hidden /> : <Plus aria-hidden />}
    </Step>
  );

  return (
    <Group className={className} style={style}>
      {stepButton(words.decrease, -1, value !== null && value <= min)}
      <Input
        // The number keys of phones have no minus.
        inputMode={min >= 0 ? 'decimal' : 'text'}
        autoComplete="off"
        {...control}
        {...rest}
        type="text"
        value={typed ?? (value === null ? '' : text.write(value))}
        disabled={disabled}
        readOnly={readOnly}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = text.read(target.value);
          // The first digits of a number may be below the limit by themselves.
          const isReady = number === null || (number !== undefined && number === within(number));
          if (isReady && number !== value) onValueChange(number);
        }}
        onKeyDown={changeByKey}
        onBlur={(event) => {
          leave();
          rest.onBlur?.(event);
        }}
      />
      {stepButton(words.increase, 1, value !== null && value >= max)}
    </Group>
  );
}

const Group = styled.div`
  position: relative;
  display: flex;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 3rem;
  font-family: var(--font-numeric);
  text-align: center;
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
  &:hover:not(:disabled) {
    color: var(--color-text);
    background: var(--color-hover);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    width: 2.75rem;
  }
`;

import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useFieldControl, useFieldGroup } from '../field/FieldContext.ts';
import type { DateInputWords } from './DateInput.tsx';
import { DatePopover } from './DatePopover.tsx';
import { orderedRange, type DateRange, type RangePreset } from './dateRange.ts';
import type { DateLayout } from './dateText.ts';
import { timeOf, todayIn, type PlainDate } from './plainDate.ts';
import { RangeSheet } from './RangeSheet.tsx';
import { DateProblemText, problemText, TypedDate } from './TypedDate.tsx';
import { useTypedDate } from './useTypedDate.ts';

/** What a range of days says. */
export interface DateRangeInputWords extends DateInputWords {
  /** The name of the first day. */
  from: string;
  /** The name of the last day. */
  to: string;
  /** What is asked in the calendar while the last day is still to be chosen. */
  chooseEnd: string;
  /** The names of the ranges that are offered. */
  presets: Readonly<Record<RangePreset, string>>;
}

export interface DateRangeInputProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'disabled'
> {
  /** The first and the last day, both within. */
  value: DateRange;
  /** Called with the range that is chosen or was typed, its days in order. */
  onValueChange: (value: DateRange) => void;
  /** What it says. */
  words: DateRangeInputWords;
  /** The ranges that are offered, in order. @default all of them */
  presets?: readonly RangePreset[] | undefined;
  /** The order in which the person writes a day. @default 'US' */
  layout?: DateLayout | undefined;
  /** The language of the calendar's names, as BCP 47 knows it; without one the browser's. */
  locale?: string | undefined;
  /** The first day that may be chosen. */
  min?: PlainDate | undefined;
  /** The last day that may be chosen. */
  max?: PlainDate | undefined;
  /** The day it is for the person; without it the browser's. */
  today?: PlainDate | undefined;
  /** Whether it cannot be changed now. @default false */
  isDisabled?: boolean | undefined;
}

const allPresets: readonly RangePreset[] = [
  'last7',
  'last28',
  'last90',
  'thisMonth',
  'lastMonth',
  'thisYear',
];

/** A first and a last day to type, to choose from a calendar, or to take from the ranges that are asked for most. */
export function DateRangeInput({
  value,
  onValueChange,
  words,
  presets = allPresets,
  layout = 'US',
  locale,
  min,
  max,
  today = todayIn(),
  isDisabled = false,
  ...rest
}: DateRangeInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const { id, required, 'aria-invalid': isInvalid } = useFieldControl();
  const group = useFieldGroup();
  const bounds = { layout, today, min, max };
  const keep = (changed: Partial<DateRange>) => onValueChange(orderedRange({ ...value, ...changed }));
  const from = useTypedDate({ value: value.from, onValueChange: (date) => keep({ from: date }), ...bounds });
  const to = useTypedDate({ value: value.to, onValueChange: (date) => keep({ to: date }), ...bounds });
  const problem = from.problem ?? to.problem;
  const shared = { words, problemId, disabled: isDisabled, 'aria-invalid': isInvalid, required };

  return (
    <Root {...group} {...rest}>
      <Frame ref={frame}>
        <TypedDate {...shared} id={id} aria-label={words.from} typed={from} />
        <Dash aria-hidden>–</Dash>
        <TypedDate {...shared} aria-label={words.to} typed={to} />
        <DatePopover
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          label={labelOf(value, words, locale)}
          title={words.calendar}
          anchor={frame}
          isDisabled={isDisabled}
        >
          <RangeSheet
            value={value}
            onRange={(range) => {
              onValueChange(range);
              setIsOpen(false);
            }}
            presets={presets}
            today={today}
            min={min}
            max={max}
            locale={locale}
            words={words}
          />
        </DatePopover>
      </Frame>
      <DateProblemText id={problemId} role="alert">
        {problem && problemText(problem, words, bounds)}
      </DateProblemText>
    </Root>
  );
}

function labelOf({ from, to }: DateRange, words: DateRangeInputWords, locale: string | undefined): string {
  if (from === null || to === null) return words.choose;
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.change(full.formatRange(timeOf(from), timeOf(to)));
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Frame = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;

  > input {
    flex: 1;
    min-width: 0;
  }
`;

const Dash = styled.span`
  color: var(--color-muted);
`;

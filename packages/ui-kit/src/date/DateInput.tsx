import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { useFieldControl } from '../field/FieldContext.ts';
import { Calendar, type CalendarWords } from './Calendar.tsx';
import { DatePopover } from './DatePopover.tsx';
import type { DateLayout } from './dateText.ts';
import { timeOf, todayIn, type PlainDate } from './plainDate.ts';
import { DateProblemText, problemText, TypedDate, type TypedDateWords } from './TypedDate.tsx';
import { useTypedDate } from './useTypedDate.ts';

/** What a day to type or to choose says. */
export interface DateInputWords extends CalendarWords, TypedDateWords {
  /** The name of the calendar. */
  calendar: string;
  /** What its button says while nothing is chosen. */
  choose: string;
  /** What its button says once a day is, with that day in words. */
  change: (date: string) => string;
}

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'children'
> {
  /** The day, `YYYY-MM-DD`; null while there is none. */
  value: PlainDate | null;
  /** Called with the day that is chosen or was typed; null when the text is empty or means no day. */
  onValueChange: (value: PlainDate | null) => void;
  /** What it says. */
  words: DateInputWords;
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
}

/** A day to type in the person's own order, or to choose from a calendar. */
export function DateInput({
  value,
  onValueChange,
  words,
  layout = 'US',
  locale,
  min,
  max,
  today = todayIn(),
  name,
  disabled = false,
  className,
  style,
  onKeyDown,
  ...rest
}: DateInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const control = useFieldControl();
  const bounds = { layout, today, min, max };
  const typed = useTypedDate({ value, onValueChange, ...bounds });
  const isFixed = disabled || rest.readOnly === true;
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

  return (
    <Root className={className} style={style}>
      <Frame ref={frame}>
        <TypedDate
          {...control}
          {...rest}
          typed={typed}
          words={words}
          problemId={problemId}
          disabled={disabled}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'ArrowDown' || isFixed) return;
            event.preventDefault();
            typed.commit();
            setIsOpen(true);
          }}
        />
        <DatePopover
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          label={value === null ? words.choose : words.change(full.format(timeOf(value)))}
          title={words.calendar}
          anchor={frame}
          isDisabled={isFixed}
        >
          <Calendar
            range={value === null ? null : { from: value, to: value }}
            onChoose={(date) => {
              onValueChange(date);
              setIsOpen(false);
            }}
            today={today}
            min={min}
            max={max}
            locale={locale}
            words={words}
          />
        </DatePopover>
      </Frame>
      <DateProblemText id={problemId} role="alert">
        {typed.problem && problemText(typed.problem, words, bounds)}
      </DateProblemText>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
`;

const Frame = styled.div`
  position: relative;

  > input {
    padding-inline-end: 3rem;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.25rem;
    margin-block: auto;
    color: var(--color-muted);
  }
`;

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { dateAfterKey } from './dateAfterKey.ts';
import { firstDayOfWeek } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { firstMonthFor, firstMonthWith } from './monthsInSight.ts';
import { addDays, addMonths, clampDate, type PlainDate } from './plainDate.ts';

/** What a calendar says. */
export interface CalendarWords {
  /** What the button says that goes a month back. */
  previousMonth: string;
  /** What the button says that goes a month on. */
  nextMonth: string;
}

export interface CalendarProps {
  /** The first and the last day that are chosen; the same twice for a single day. */
  range: { from: PlainDate; to: PlainDate } | null;
  /** Called with the day that is pressed. */
  onChoose: (date: PlainDate) => void;
  /** Called with the day that is pointed at or has the focus. */
  onPoint?: ((date: PlainDate) => void) | undefined;
  /** The day it is. */
  today: PlainDate;
  /** The first day that can be chosen. */
  min?: PlainDate | undefined;
  /** The last day that can be chosen. */
  max?: PlainDate | undefined;
  /** The language of its names, as BCP 47 knows it. */
  locale?: string | undefined;
  /** How many months stand beside each other. @default 1 */
  months?: number | undefined;
  /** What it says. */
  words: CalendarWords;
}

/** Months as grids of days, with the keys of the ARIA date picker; see docs/decisions/0009. */
export function Calendar({
  range,
  onChoose,
  onPoint,
  today,
  min,
  max,
  locale,
  months = 1,
  words,
}: CalendarProps) {
  const [active, setActive] = useState(() => clampDate(range?.to ?? today, min, max));
  const [opened, setOpened] = useState(() => firstMonthFor(active, months, min));
  const [focused, setFocused] = useState<PlainDate | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const firstDay = firstDayOfWeek(locale);
  // There may be room for more or fewer months than there was.
  const first = firstMonthWith(active, opened, months);
  const afterLast = addMonths(first, months);

  useEffect(() => {
    if (focused) frame.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  function show(date: PlainDate, from: PlainDate) {
    setActive(date);
    setOpened(firstMonthWith(date, from, months));
  }

  function listen(event: KeyboardEvent<HTMLTableElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dateAfterKey(active, event, firstDay, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    const date = clampDate(next, min, max);
    show(date, first);
    setFocused(date);
    onPoint?.(date);
  }

  function turn(by: number) {
    show(clampDate(addMonths(active, by), min, max), addMonths(first, by));
    setFocused(null);
  }

  const back = (
    <IconButton
      size="s"
      label={words.previousMonth}
      icon={<ChevronLeft />}
      disabled={min !== undefined && addDays(first, -1) < min}
      onClick={() => turn(-1)}
    />
  );
  const on = (
    <IconButton
      size="s"
      label={words.nextMonth}
      icon={<ChevronRight />}
      disabled={max !== undefined && afterLast > max}
      onClick={() => turn(1)}
    />
  );

  return (
    <Frame ref={frame}>
      {Array.from({ length: months }, (_, index) => (
        <MonthGrid
          key={index}
          month={addMonths(first, index)}
          active={active}
          range={range}
          today={today}
          min={min}
          max={max}
          firstDay={firstDay}
          locale={locale}
          before={index === 0 && back}
          after={index === months - 1 && on}
          onKeyDown={listen}
          onChoose={(date) => {
            show(date, first);
            onChoose(date);
          }}
          onPoint={onPoint}
        />
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);
`;

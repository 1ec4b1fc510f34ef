import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { dateAfterKey } from './dateAfterKey.ts';
import { firstDayOfWeek, weeksOfMonth } from './month.ts';
import {
  addDays,
  addMonths,
  clampDate,
  endOfMonth,
  startOfMonth,
  timeOf,
  type PlainDate,
} from './plainDate.ts';

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
  /** What it says. */
  words: CalendarWords;
}

/** A month as a grid of days, with the keys of the ARIA date picker; see docs/decisions/0009. */
export function Calendar({ range, onChoose, onPoint, today, min, max, locale, words }: CalendarProps) {
  const [active, setActive] = useState(() => clampDate(range?.to ?? today, min, max));
  const [focused, setFocused] = useState<PlainDate | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const heading = useId();
  const firstDay = firstDayOfWeek(locale);
  const weeks = weeksOfMonth(active, firstDay);

  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  function listen(event: KeyboardEvent<HTMLTableElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dateAfterKey(active, event, firstDay, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    const date = clampDate(next, min, max);
    setActive(date);
    setFocused(date);
    onPoint?.(date);
  }

  function turn(months: number) {
    setActive(clampDate(addMonths(active, months), min, max));
    setFocused(null);
  }

  return (
    <Frame>
      <Head>
        <IconButton
          size="s"
          label={words.previousMonth}
          icon={<ChevronLeft />}
          disabled={min !== undefined && addDays(startOfMonth(active), -1) < min}
          onClick={() => turn(-1)}
        />
        <Month id={heading} aria-live="polite">
          {formatter(locale, { month: 'long', year: 'numeric' }).format(timeOf(active))}
        </Month>
        <IconButton
          size="s"
          label={words.nextMonth}
          icon={<ChevronRight />}
          disabled={max !== undefined && addDays(endOfMonth(active), 1) > max}
          onClick={() => turn(1)}
        />
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={heading} onKeyDown={listen}>
        <thead>
          <tr>
            {weekdays(firstDay).map((date) => (
              <th key={date} scope="col" abbr={formatter(locale, { weekday: 'long' }).format(timeOf(date))}>
                {formatter(locale, { weekday: weekdayWidth(locale) }).format(timeOf(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) =>
                date === null ? (
                  <Blank key={weekday} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    label={formatter(locale, { dateStyle: 'full' }).format(timeOf(date))}
                    isActive={date === active}
                    isToday={date === today}
                    isFirst={date === range?.from}
                    isLast={date === range?.to}
                    isWithin={range !== null && range.from <= date && date <= range.to}
                    isDisabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                    onChoose={() => {
                      setActive(date);
                      onChoose(date);
                    }}
                    onPoint={() => onPoint?.(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

/** Seven days in the order of the columns; which week they are of does not matter. */
function weekdays(firstDay: number): PlainDate[] {
  // A Sunday.
  return Array.from({ length: 7 }, (_, index) => addDays('2023-01-01', firstDay + index));
}

// Some languages have no short names, and their whole ones would run into each other.
const longestName = 4;

function weekdayWidth(locale: string | undefined): 'short' | 'narrow' {
  const names = weekdays(0).map((date) => formatter(locale, { weekday: 'short' }).format(timeOf(date)));
  return names.some((name) => name.length > longestName) ? 'narrow' : 'short';
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, format);
  return format;
}

const Frame = styled.div`
  width: 18rem;
  max-width: 100%;
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-2);
`;

const Month = styled.span`
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-strong);

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Blank = styled.td``;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 0.125rem;

  th {
    padding: 0 0 var(--space-1);
    color: var(--color-muted);
    font-size: var(--font-size-12);
    font-weight: var(--font-weight-medium);
  }
  td {
    height: 2.5rem;
    padding: 0;
  }
`;

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { CalendarDay } from './CalendarDay.tsx';
import { dateFormatter } from './dateNames.ts';
import { weeksOfMonth } from './month.ts';
import { addDays, timeOf, type PlainDate } from './plainDate.ts';

export interface MonthGridProps {
  /** A day of the month. */
  month: PlainDate;
  /** The day where Tab leads to. */
  active: PlainDate;
  range: { from: PlainDate; to: PlainDate } | null;
  today: PlainDate;
  min: PlainDate | undefined;
  max: PlainDate | undefined;
  /** The day that a week begins with: 0 is Sunday. */
  firstDay: number;
  locale: string | undefined;
  /** The button before the month's name. */
  before: ReactNode | undefined;
  /** The button after it. */
  after: ReactNode | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  onChoose: (date: PlainDate) => void;
  onPoint: ((date: PlainDate) => void) | undefined;
}

/** One month as a grid of days, below its name. */
export function MonthGrid({
  month,
  active,
  range,
  today,
  min,
  max,
  firstDay,
  locale,
  before,
  after,
  onKeyDown,
  onChoose,
  onPoint,
}: MonthGridProps) {
  const heading = useId();

  return (
    <Frame>
      <Head>
        <span>{before}</span>
        <Month id={heading} aria-live="polite">
          {dateFormatter(locale, { month: 'long', year: 'numeric' }).format(timeOf(month))}
        </Month>
        <span>{after}</span>
      </Head>
      <Grid role="grid" aria-labelledby={heading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(firstDay).map((date) => (
              <th
                key={date}
                scope="col"
                abbr={dateFormatter(locale, { weekday: 'long' }).format(timeOf(date))}
              >
                {dateFormatter(locale, { weekday: weekdayWidth(locale) }).format(timeOf(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month, firstDay).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) =>
                date === null ? (
                  <Blank key={weekday} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    label={dateFormatter(locale, { dateStyle: 'full' }).format(timeOf(date))}
                    isActive={date === active}
                    isToday={date === today}
                    isFirst={date === range?.from}
                    isLast={date === range?.to}
                    isWithin={range !== null && range.from <= date && date <= range.to}
                    isDisabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                    onChoose={() => onChoose(date)}
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
  const names = weekdays(0).map((date) => dateFormatter(locale, { weekday: 'short' }).format(timeOf(date)));
  return names.some((name) => name.length > longestName) ? 'narrow' : 'short';
}

const Frame = styled.div`
  width: 18rem;
  max-width: 100%;
  container-type: inline-size;
`;

// The name is in the middle, whether there is a button on both sides, on one, or on none.
const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--size-control-s);
  margin-bottom: var(--space-2);

  > :last-child {
    justify-self: end;
  }
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
    /* Seven names beside each other fit a phone at every text size. */
    font-size: min(var(--font-size-12), 5cqi);
    font-weight: var(--font-weight-medium);
  }
  td {
    height: 2.5rem;
    padding: 0;
  }
`;

import { useState } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Calendar, type CalendarWords } from './Calendar.tsx';
import { ordered, presetRange, type DateRange, type RangePreset } from './dateRange.ts';
import { clampDate, type PlainDate } from './plainDate.ts';
import { useHasRoom } from './useHasRoom.ts';

export interface RangeSheetProps {
  value: DateRange;
  /** Called with a range that is whole. */
  onRange: (range: { from: PlainDate; to: PlainDate }) => void;
  presets: readonly RangePreset[];
  today: PlainDate;
  min: PlainDate | undefined;
  max: PlainDate | undefined;
  locale: string | undefined;
  words: CalendarWords & { chooseEnd: string; presets: Readonly<Record<RangePreset, string>> };
}

// Room for the names of the ranges and two months, in rem.
const roomForTwo = 56;

/** What opens below a range of days: the ranges that are asked for most, and the calendar; it lives as long as it is open, so that an unfinished range is dropped. */
export function RangeSheet({ value, onRange, presets, today, min, max, locale, words }: RangeSheetProps) {
  const [start, setStart] = useState<PlainDate | null>(null);
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const months = useHasRoom(roomForTwo) ? 2 : 1;

  function choosePreset(preset: RangePreset) {
    const range = presetRange(preset, today);
    onRange({ from: clampDate(range.from, min, max), to: clampDate(range.to, min, max) });
  }

  return (
    <Sheet>
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => (
            <Button
              key={preset}
              size="s"
              variant="quiet"
              aria-pressed={isPreset(value, preset, today)}
              onClick={() => choosePreset(preset)}
            >
              {words.presets[preset]}
            </Button>
          ))}
        </Presets>
      )}
      <div>
        <Calendar
          range={start === null ? whole(value) : ordered(start, pointed ?? start)}
          onChoose={(date) => (start === null ? setStart(date) : onRange(ordered(start, date)))}
          onPoint={setPointed}
          today={today}
          min={min}
          max={max}
          locale={locale}
          months={months}
          words={words}
        />
        <Ask aria-live="polite">{start !== null && words.chooseEnd}</Ask>
      </div>
    </Sheet>
  );
}

function whole({ from, to }: DateRange) {
  const one = from ?? to;
  return one === null ? null : ordered(from ?? one, to ?? one);
}

function isPreset({ from, to }: DateRange, preset: RangePreset, today: PlainDate): boolean {
  const range = presetRange(preset, today);
  return range.from === from && range.to === to;
}

const Sheet = styled.div`
  display: flex;
  gap: var(--space-4);

  @media (max-width: 575px) {
    flex-direction: column;
  }
`;

const Presets = styled.div`
  display: flex;
  flex-flow: column;
  gap: 0.125rem;
  align-items: stretch;
  padding-inline-end: var(--space-3);
  border-inline-end: 1px solid var(--color-line);

  > button {
    justify-content: flex-start;
    font-weight: 400;
  }
  > button[aria-pressed='true'] {
    color: var(--color-accent-text);
    font-weight: var(--font-weight-strong);
    background: var(--color-accent-soft);
  }

  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media (max-width: 575px) {
    flex-flow: row wrap;
    max-width: 18rem;
    padding: 0;
    border: 0;
  }
`;

const Ask = styled.div`
  min-height: 1.5em;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: center;
`;

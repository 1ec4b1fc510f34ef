import { styled } from 'styled-components';

import type { PlainDate } from './plainDate.ts';

export interface CalendarDayProps {
  date: PlainDate;
  /** The whole day in words. */
  label: string;
  /** Whether it is where Tab leads to. */
  isActive: boolean;
  isToday: boolean;
  /** Whether a choice begins here. */
  isFirst: boolean;
  /** Whether a choice ends here. */
  isLast: boolean;
  /** Whether it is chosen. */
  isWithin: boolean;
  isDisabled: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

/** One day of a calendar. */
export function CalendarDay({
  date,
  label,
  isActive,
  isToday,
  isFirst,
  isLast,
  isWithin,
  isDisabled,
  onChoose,
  onPoint,
}: CalendarDayProps) {
  return (
    <Cell
      aria-selected={isWithin}
      data-within={isWithin || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      <Day
        type="button"
        data-date={date}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        disabled={isDisabled}
        onClick={onChoose}
        onPointerEnter={onPoint}
      >
        {Number(date.slice(8))}
      </Day>
    </Cell>
  );
}

const Cell = styled.td.attrs({ role: 'gridcell' })`
  &[data-within] {
    background: var(--color-accent-soft);
  }
  &[data-first] {
    border-start-start-radius: var(--radius-control);
    border-end-start-radius: var(--radius-control);
  }
  &[data-last] {
    border-start-end-radius: var(--radius-control);
    border-end-end-radius: var(--radius-control);
  }
  &[data-first] > button,
  &[data-last] > button {
    color: var(--color-on-accent);
    font-weight: var(--font-weight-strong);
    background: var(--color-accent);
  }

  @media (forced-colors: active) {
    &[data-within] > button {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Day = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 2.5rem;
  padding: 0;
  color: inherit;
  font: inherit;
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover:not(:disabled) {
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 1px;
  }
  &:disabled {
    color: var(--color-muted);
    text-decoration: line-through;
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-current='date']::after {
    position: absolute;
    inset-block-end: 0.25rem;
    width: 0.25rem;
    height: 0.25rem;
    background: currentColor;
    border-radius: 50%;
    content: '';
  }

  @media (pointer: coarse) {
    height: 2.75rem;
  }
`;

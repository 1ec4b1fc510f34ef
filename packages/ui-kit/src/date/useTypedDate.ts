import { useState } from 'react';

import { dateText, parseDateText, type DateLayout } from './dateText.ts';
import type { PlainDate } from './plainDate.ts';

/** What is wrong with a typed day. */
export type DateProblem = 'malformed' | 'tooEarly' | 'tooLate';

export interface TypedDateOptions {
  value: PlainDate | null;
  onValueChange: (value: PlainDate | null) => void;
  layout: DateLayout;
  today: PlainDate;
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
}

/** The text of a day while it is typed; it becomes a day when one leaves it, and stays as it is when it means none. */
export function useTypedDate({ value, onValueChange, layout, today, min, max }: TypedDateOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // A value from elsewhere, such as the calendar, puts an end to what was typed before.
  const current = draft?.besides === value ? draft : null;

  function commit() {
    if (!current) return;
    const date = current.text.trim() === '' ? null : parseDateText(current.text, layout, today);
    const problem = problemOf(date, min, max);
    const committed = problem ? null : (date ?? null);
    setDraft(problem ? { text: current.text, besides: null, problem } : null);
    if (committed !== value) onValueChange(committed);
  }

  return {
    text: current?.text ?? (value === null ? '' : dateText(value, layout)),
    problem: current?.problem,
    type: (text: string) => setDraft({ text, besides: value }),
    commit,
  };
}

interface Draft {
  text: string;
  /** The value that it was typed over. */
  besides: PlainDate | null;
  problem?: DateProblem;
}

function problemOf(
  date: PlainDate | null | undefined,
  min: PlainDate | undefined,
  max: PlainDate | undefined,
): DateProblem | undefined {
  if (date === undefined) return 'malformed';
  if (date !== null && min !== undefined && date < min) return 'tooEarly';
  if (date !== null && max !== undefined && date > max) return 'tooLate';
  return undefined;
}

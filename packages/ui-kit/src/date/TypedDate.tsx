import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyles } from '../field/controlStyles.ts';
import { dateText } from './dateText.ts';
import type { DateProblem, TypedDateOptions, useTypedDate } from './useTypedDate.ts';

/** What the text of a day says. */
export interface TypedDateWords {
  /** The order to write in, such as `MM/DD/YYYY`. */
  pattern: string;
  /** That the text is no day, with a day that is well written. */
  malformed: (example: string) => string;
  /** That the day is too early, with the first that is not. */
  tooEarly: (min: string) => string;
  /** That the day is too late, with the last that is not. */
  tooLate: (max: string) => string;
}

export interface TypedDateProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  typed: ReturnType<typeof useTypedDate>;
  words: TypedDateWords;
  /** The id of the sentence that says what is wrong. */
  problemId: string;
}

/** A day to type. */
export function TypedDate({ typed, words, problemId, onBlur, onKeyDown, ...rest }: TypedDateProps) {
  const describedBy = [rest['aria-describedby'], typed.problem && problemId].filter(Boolean).join(' ');
  return (
    <Input
      placeholder={words.pattern}
      autoComplete="off"
      inputMode="numeric"
      {...rest}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(typed.problem && { 'aria-invalid': true })}
      type="text"
      value={typed.text}
      onChange={({ currentTarget }) => typed.type(currentTarget.value)}
      onBlur={(event) => {
        onBlur?.(event);
        typed.commit();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') typed.commit();
      }}
    />
  );
}

/** What is wrong with a day, in words. */
export function problemText(
  problem: DateProblem,
  words: TypedDateWords,
  { layout, today, min = today, max = today }: Omit<TypedDateOptions, 'value' | 'onValueChange'>,
): string {
  switch (problem) {
    case 'malformed':
      return words.malformed(dateText(today, layout));
    case 'tooEarly':
      return words.tooEarly(dateText(min, layout));
    case 'tooLate':
      return words.tooLate(dateText(max, layout));
  }
}

const Input = styled.input`
  ${controlStyles}
`;

/** What is wrong, below the text. */
export const DateProblemText = styled.div`
  color: var(--color-critical-text);
  font-size: var(--font-size-14);

  &:not(:empty) {
    margin-top: 0.375rem;
  }
`;

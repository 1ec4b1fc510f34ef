import type { ReactNode } from 'react';

/** One thing to choose. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  /** Its name, which is also what typing finds. */
  label: string;
  /** One line more about it. */
  description?: string | undefined;
  /** A picture before its name. */
  icon?: ReactNode | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

import type { ReactNode } from 'react';

/** One option of a choice. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  /** The name of the option, by which typing finds it. */
  label: string;
  /** Other names and codes by which typing finds it. */
  keywords?: readonly string[] | undefined;
  /** A second line with more about the option. */
  description?: string | undefined;
  /** The icon before the name. */
  icon?: ReactNode | undefined;
  /** Whether the option cannot be chosen. @default false */
  isDisabled?: boolean | undefined;
}

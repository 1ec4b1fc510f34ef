import type { GenericSchema } from 'valibot';

/** The repair of one answer. */
export interface Repairing {
  /** Whether elements of a list have been left out so far. */
  isIncomplete: boolean;
  /** The word for an unnamed thing. */
  unnamed: string;
  /** Checks a value and repairs the parts that do not fit. */
  tolerate: (schema: GenericSchema, value: unknown) => unknown;
}

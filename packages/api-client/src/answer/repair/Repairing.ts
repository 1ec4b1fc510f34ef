import type { GenericSchema } from 'valibot';

/** The repair of one answer. */
export interface Repairing {
  /** Whether elements of a list could not be read so far. */
  isIncomplete: boolean;
  /** The word for what has no name. */
  unnamed: string;
  /** Checks a value and repairs what does not fit. */
  tolerate: (schema: GenericSchema, value: unknown) => unknown;
}

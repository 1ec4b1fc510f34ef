import { get, type FieldValues, type Path } from 'react-hook-form';

import type { ValibotForm } from './useValibotForm.ts';

/** What is wrong with a field, in the chosen language; undefined when nothing is. */
export function fieldError<Input extends FieldValues, Output>(
  form: ValibotForm<Input, Output>,
  name: Path<Input>,
  label?: string,
): string | undefined {
  return form.describe(firstMessage(get(form.formState.errors, name)), label);
}

/** What is wrong with the form as a whole: what the server said of no field that is shown. */
export function formError<Input extends FieldValues, Output>(
  form: ValibotForm<Input, Output>,
): string | undefined {
  return form.describe(form.formState.errors.root?.server?.message);
}

/** The message of a field, or the first one among its parts: a list of files has its messages at the files. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if (!Array.isArray(error)) return undefined;
  return error.map(firstMessage).find((message) => message !== undefined);
}

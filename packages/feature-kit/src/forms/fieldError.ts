import { get, type FieldValues, type Path } from 'react-hook-form';

import type { ValibotForm } from './useValibotForm.ts';

/** The error of a field, in the chosen language; undefined while the field is valid. */
export function fieldError<Input extends FieldValues, Output>(
  form: ValibotForm<Input, Output>,
  name: Path<Input>,
  label?: string,
): string | undefined {
  return form.describe(firstMessage(get(form.formState.errors, name)), label);
}

/** The error of the form as a whole: an error of the server that belongs to no shown field. */
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

import { isApiError } from '@my-air/api-client';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's errors (422) at their fields and focuses the first of them. Errors of fields that are not
 * shown become the message of the form. Returns false for any other error, which the caller tells itself.
 */
export function applyFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!isApiError(error) || error.code !== 'validation') return false;
  const messages = Object.entries(error.fieldErrors);
  const values = form.getValues();
  const isShown = (name: string): name is Path<Input> => get(values, name) !== undefined;

  const order = Object.keys(values);
  const position = (name: string) => order.indexOf(name.split('.')[0] ?? name);
  const shown = messages
    .map(([name, message]) => ({ name, message }))
    .filter((found): found is { name: Path<Input>; message: string } => isShown(found.name))
    .sort((one, other) => position(one.name) - position(other.name));
  for (const { name, message } of shown) form.setError(name, { type: 'server', message });

  const rest = messages.filter(([name]) => !isShown(name)).map(([, message]) => message);
  const whole = messages.length === 0 ? error.serverMessage : rest.join(' ');
  if (whole) form.setError('root.server', { type: 'server', message: whole });
  const [first] = shown;
  if (first) form.setFocus(first.name);
  return Boolean(first ?? whole);
}

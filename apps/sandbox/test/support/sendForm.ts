import type { Answered, Visitor } from './Visitor.ts';

/** Sends a multipart form, as the portal sends messages with files. */
export async function sendForm(
  who: Visitor,
  path: string,
  fields: Readonly<Record<string, string | number | readonly File[]>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object') for (const file of value) body.append(`${name}[]`, file);
    else body.append(name, String(value));
  }
  return who.open(path, { method: 'POST', body, headers: { 'x-xsrf-token': await who.token(), ...headers } });
}

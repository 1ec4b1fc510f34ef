import { plainText } from './address.ts';

/** Writes a body as multipart: arrays as `name[]`, undefined left out, null as empty. */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      for (const item of value) appendPart(form, `${name}[]`, item);
    } else {
      appendPart(form, name, value);
    }
  }
  return form;
}

function appendPart(form: FormData, name: string, value: unknown): void {
  if (value instanceof File) {
    form.append(name, value, escapeFileName(value.name));
  } else if (value instanceof Blob) {
    form.append(name, value);
  } else if (value === null) {
    form.append(name, '');
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    form.append(name, plainText(value));
  } else {
    throw new TypeError(
      `@my-air/api-client: the multipart field "${name}" holds a nested value, which a form cannot carry. Send text, numbers, files, or a flat array of them.`,
    );
  }
}

/**
 * Browsers write `"` and line ends in the name of a file as `%22`, `%0D` and `%0A`, and leave `%` as it is. A name that
 * has these signs itself would then be read as another one.
 */
function escapeFileName(name: string): string {
  return name.replaceAll(/%(?=22|0D|0A|25)/gi, '%25');
}

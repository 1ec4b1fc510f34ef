import type { Messages } from '@my-air/i18n';

/** The values and tags inside each message, by its id. Languages may differ in anything else. */
export function messageValues(messages: Messages): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(messages).map(([id, message]) => [id, [...new Set(valuesOf(message))].sort().join(' ')]),
  );
}

/** A compiled message is a list of texts and of `[value, kind, cases]`; tags stay in the texts. */
function valuesOf(message: unknown): readonly string[] {
  if (typeof message === 'string') return message.match(/<\/?\w+\/?>/g) ?? [];
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return valuesOf(part);
    const [name, , cases]: readonly unknown[] = part;
    const inner = typeof cases === 'object' && cases !== null ? Object.values(cases).flatMap(valuesOf) : [];
    return [`{${String(name)}}`, ...inner];
  });
}

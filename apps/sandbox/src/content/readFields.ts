const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]+)$/;

/** A file of texts: the fields at its head, and the text below them. */
export interface FieldsAndText {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly text: string;
}

/**
 * Splits a Markdown file into its fields and its text.
 *
 * @param names the fields that such a file may have; another one is a spelling mistake
 * @param refuse makes the error for a problem, naming the file
 */
export function readFields(
  source: string,
  names: ReadonlySet<string>,
  refuse: (problem: string) => Error,
): FieldsAndText {
  const [, head, body] = frontMatter.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw refuse('does not begin with --- fields ---');
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (!names.has(field)) throw refuse(`"${line}" is no field that it has`);
    fields.set(field, value.trim());
  }
  return { fields: Object.fromEntries(fields), text: body.trim() };
}

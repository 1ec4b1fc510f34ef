/** The parts of a valibot schema that say which fields an object has. */
interface SchemaParts {
  readonly wrapped?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly options?: readonly SchemaParts[];
}

/**
 * The fields of a value that its schema knows under another spelling: `meta.lastPage` for `last_page`. `[]` is any
 * element of a list.
 */
export function misnamedFields(
  schema: SchemaParts | undefined,
  value: unknown,
  path = '',
): readonly string[] {
  if (schema?.wrapped) return misnamedFields(schema.wrapped, value, path);
  if (!schema || typeof value !== 'object' || value === null) return [];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => misnamedFields(schema.item, item, at('[]'))))];
  }
  if (schema.options) return schema.options.flatMap((option) => misnamedFields(option, value, path));
  const { entries } = schema;
  if (!entries) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (entries[key]) return misnamedFields(entries[key], inner, at(key));
    const wanted = Object.keys(entries).find(
      (name) => !(name in value) && lettersOf(name) === lettersOf(key),
    );
    return wanted === undefined ? [] : [`${at(key)} should be ${wanted}`];
  });
}

const lettersOf = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

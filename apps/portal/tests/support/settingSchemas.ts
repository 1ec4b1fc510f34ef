import type * as vocabulary from '@my-air/feature-api/settings';

/** The JSON Schema of one setting. */
export interface SettingSchema {
  readonly [keyword: string]: unknown;
  /** Whether the setting may be left out; no keyword of JSON Schema, and not in what is written. */
  readonly isOptional?: boolean;
}

/** Texts that the portal takes as an address. A schema cannot tell whether a host is one. */
const address = '^[Hh][Tt][Tt][Pp][Ss]?:';
const or = (other: object) => (schema: SettingSchema) => ({ anyOf: [other, schema] });

/**
 * The words in which the checks of the settings are written, as JSON Schema. In place of the checks they make the tables of
 * the shell and of the features a schema.
 */
export const settingSchemas = {
  url: { type: 'string', format: 'uri', pattern: address },
  path: { type: 'string', pattern: `^/|${address}` },
  text: { type: 'string' },
  name: { type: 'string', minLength: 1 },
  email: { type: 'string', pattern: String.raw`^[^\s@]+@[^\s@]+$` },
  flag: { type: 'boolean' },
  number: { type: 'number' },
  atLeast: (least: number): SettingSchema => ({ type: 'number', minimum: least }),
  count: { type: 'integer', minimum: 1 },
  listOf: (schema: SettingSchema): SettingSchema => ({ type: 'array', items: schema }),
  orNull: or({ type: 'null' }),
  orEmpty: or({ const: '' }),
  optional: (schema: SettingSchema): SettingSchema => ({ ...schema, isOptional: true }),
} satisfies Record<keyof typeof vocabulary, unknown>;

/** A table of settings; groups of settings have a table of their own. */
interface SettingTable {
  readonly [name: string]: SettingSchema | SettingTable;
}

/** Makes the schema of an object with the settings of all tables. */
export function objectSchema(
  tables: readonly SettingTable[],
  descriptions: ReadonlyMap<string, string>,
): SettingSchema {
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  const properties = [...names].map((name) => {
    const found = tables.map((table) => table[name]).filter((entry) => entry !== undefined);
    const schema = found.find(isSchema) ?? objectSchema(found as SettingTable[], descriptions);
    return [name, { ...schema, ...describe(descriptions.get(name)) }] as const;
  });
  return {
    type: 'object',
    required: properties.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    properties: Object.fromEntries(properties),
  };
}

const describe = (description: string | undefined) => (description ? { description } : {});

function isSchema(entry: SettingSchema | SettingTable): entry is SettingSchema {
  return typeof entry['type'] === 'string' || 'anyOf' in entry;
}

import type { GenericSchema } from 'valibot';

/** The parts of a schema that are read here, whatever its kind. */
interface Schema {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly GenericSchema[];
  getter?: () => GenericSchema;
}

/** The smallest answer that fits a schema: lists with one element, null where null is allowed. */
export function sampleOf(schema: GenericSchema): unknown {
  const { type, entries = {}, item, options = [], literal, getter } = schema as unknown as Schema;
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, sampleOf(entry)]));
    case 'array':
      return item ? [sampleOf(item)] : [];
    case 'nullish':
    case 'nullable':
      return null;
    case 'optional':
      return undefined;
    case 'string':
      return 'A word';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'literal':
      return literal;
    case 'picklist':
      return options[0];
    case 'union':
    case 'variant':
      return sampleOf(options[0] as GenericSchema);
    case 'record':
      return {};
    case 'lazy':
      return getter ? sampleOf(getter()) : null;
    case 'any':
    case 'unknown':
      return null;
    default:
      throw new Error(`@my-air/portal: there is no sample of a ${type} yet`);
  }
}

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

/**
 * An answer that fits a schema. The smallest one has lists with one element, and null where null is allowed;
 * a whole one has every optional field, and lists with a whole and a smallest element.
 */
export function sampleOf(schema: GenericSchema, isWhole = false): unknown {
  const { type, entries = {}, item, wrapped, options = [], literal, getter } = schema as unknown as Schema;
  const sample = (part: GenericSchema) => sampleOf(part, isWhole);
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, sample(entry)]));
    case 'array':
      return item ? [sample(item), ...(isWhole ? [sampleOf(item)] : [])] : [];
    case 'nullish':
    case 'nullable':
      return isWhole && wrapped ? sample(wrapped) : null;
    case 'optional':
      return isWhole && wrapped ? sample(wrapped) : undefined;
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
      return sample(options[0] as GenericSchema);
    case 'record':
      return {};
    case 'lazy':
      return getter ? sample(getter()) : null;
    case 'any':
    case 'unknown':
      return null;
    default:
      throw new Error(`@my-air/portal: there is no sample of a ${type} yet`);
  }
}

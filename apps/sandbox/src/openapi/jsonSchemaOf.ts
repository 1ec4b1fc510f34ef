import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A contract's schema in the words of JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, { ...config, typeMode });
  return converted;
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Rules that JSON Schema cannot express are left out; the contract itself still checks them.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'file' || valibotSchema.type === 'blob') {
      return { type: 'string', contentMediaType: 'application/octet-stream' };
    }
    return jsonSchema;
  },
};

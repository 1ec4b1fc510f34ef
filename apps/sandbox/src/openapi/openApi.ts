import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import type { AnyEndpoint } from '../http/AnyEndpoint.ts';
import type { Area } from '../Platform.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

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

/** The document without its servers and paths. */
const skeleton = readData('openapi.json', v.looseObject({ openapi: v.string() }));

/** An operation object of OpenAPI 3.1, as far as we write one. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly requestBody?: object;
  /** Whether the specification is silent about the call and this product assumes it. */
  readonly 'x-assumed'?: true;
}

/** The API's description, for machines. */
export const openApi: Area =
  ({ endpoints, origins }) =>
  async (app) => {
    app.get('/sandbox/openapi.json', () =>
      openApiDocument(endpoints.values(), [origins.portal, origins.api]),
    );
  };

/** The OpenAPI 3.1 document of all endpoints, made from the contracts that both sides check with. */
function openApiDocument(endpoints: Iterable<AnyEndpoint>, servers: readonly string[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const { path, method, operation } = describeEndpoint(endpoint);
    paths[path] = { ...paths[path], [method]: operation };
  }
  return { ...skeleton, servers: servers.map((url) => ({ url })), paths };
}

/** One endpoint as OpenAPI describes it, with its place in the document. */
function describeEndpoint(endpoint: AnyEndpoint): {
  path: string;
  method: string;
  operation: Operation;
} {
  const [method = 'GET', bare = ''] = endpoint.key.split(' ');
  const path = `/${bare}`;
  const isWrite = method !== 'GET';
  return {
    path,
    method: method.toLowerCase(),
    operation: {
      operationId: endpoint.key.replaceAll(/\W+/g, '_').replace(/_$/, ''),
      tags: [bare.replace('api/', '').split('/', 1)[0] ?? ''],
      ...(endpoint.isAssumed && { 'x-assumed': true as const }),
      parameters: [
        ...pathParameters(path),
        ...queryParameters(endpoint.query as GenericSchema | undefined),
        ...(isWrite ? [{ $ref: '#/components/parameters/XsrfToken' }] : []),
      ],
      ...requestBody(endpoint),
      responses: {
        ...answer(endpoint),
        ...(isWrite && { 419: { $ref: '#/components/responses/Refusal' } }),
        ...(endpoint.body !== undefined && { 422: { $ref: '#/components/responses/RefusedFields' } }),
        default: { $ref: '#/components/responses/Refusal' },
      },
    },
  };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(schema: GenericSchema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody({ body, encoding }: AnyEndpoint): { requestBody?: object } {
  if (body === undefined) return {};
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = jsonSchemaOf(body as GenericSchema, 'input');
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

function answer({ key, response }: AnyEndpoint): Record<string, object> {
  if (key.startsWith('GET api/oauth/')) return { 302: { description: 'On to the next address' } };
  if (response === undefined) return { 204: { description: 'Done' } };
  const schema = jsonSchemaOf(response as GenericSchema, 'input');
  // With `stream: true` the gateway sends OpenAI's events instead.
  const streamed = key.startsWith('POST api/ai-gateway/') && {
    'text/event-stream': { schema: { type: 'string' } },
  };
  return {
    200: { description: 'The answer', content: { 'application/json': { schema }, ...streamed } },
    ...(streamed && { 429: { $ref: '#/components/responses/Refusal' } }),
  };
}

/** A contract's schema in the words of JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, { ...config, typeMode });
  return converted;
}

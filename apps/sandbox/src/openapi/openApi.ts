import type { AnyEndpoint } from '../http/AnyEndpoint.ts';
import type { Area } from '../Platform.ts';
import { describeEndpoint, type Operation } from './describeEndpoint.ts';

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
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'My AIR',
      version: '1.0.0',
      description:
        'The calls of the partner portal. Operations marked x-assumed are not in the specification: this product assumes them.',
    },
    servers: servers.map((url) => ({ url })),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'my_air_session' } },
      parameters: {
        XsrfToken: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: true,
          description: 'The value of the XSRF-TOKEN cookie, which GET sanctum/csrf-cookie sets.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refusal: {
          description: 'The call was refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
        RefusedFields: {
          description: 'Fields were refused',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/RefusedFields' } } },
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            redirect_url: { type: 'string', format: 'uri' },
          },
          required: ['message'],
        },
        RefusedFields: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            errors: {
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
            },
          },
          required: ['message', 'errors'],
        },
      },
    },
  };
}

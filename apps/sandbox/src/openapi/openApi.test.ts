import { describe, expect, test } from 'vitest';

import { specifiedCalls } from '#test/support/specifiedCalls.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor } = testSandbox('embedded', { fresh: 'once' });

interface Parameter {
  name?: string;
  in?: string;
  $ref?: string;
}
type Content = Record<string, { schema?: { properties?: object; required?: string[] } }>;
interface Operation {
  operationId: string;
  'x-assumed'?: true;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, unknown>;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const readDocument = () => visitor().read<OpenApiDocument>('/sandbox/openapi.json');

/** The operations with the keys that the contract knows them by. */
async function readOperations() {
  const { paths } = await readDocument();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path.slice(1)}`,
      operation,
    })),
  );
}

/** Every object and list in a value, with the path to it. */
function* partsOf(value: unknown, path = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, `${path}/${key}`);
}

describe('[API-04] the OpenAPI document', () => {
  test('lists each endpoint that is served, and nothing else', async () => {
    const listed = (await readOperations()).map(({ key }) => key);
    expect(new Set(listed)).toEqual(new Set(sandbox().control.endpoints.keys()));
    expect(listed).toContain('GET sanctum/csrf-cookie');
    expect(listed).toContain('PATCH api/intro-tour');
  });

  test('marks exactly what the specification does not name as assumed', async () => {
    const all = await readOperations();
    const marked = all.filter(({ operation }) => operation['x-assumed'] === true).map(({ key }) => key);
    expect(marked).toEqual(all.map(({ key }) => key).filter((key) => !Object.hasOwn(specifiedCalls, key)));
    expect(marked).toContain('GET api/oauth/{platform}/redirect');
  });

  test('names the fields of a body, as a form where it has files', async () => {
    const { paths } = await readDocument();
    const contentOf = (path: string, method: string) => paths[path]?.[method]?.requestBody?.content;
    expect(contentOf('/api/chats/{chatId}/messages', 'post')).toMatchObject({
      'multipart/form-data': {
        schema: { properties: { attachments: {}, reply_to_message_id: {} }, required: ['message'] },
      },
    });
    expect(contentOf('/api/intro-tour', 'patch')).toMatchObject({
      'application/json': { schema: { properties: { intro_tour: {} }, required: ['intro_tour'] } },
    });
  });

  test('makes a parameter of every hole of a path', async () => {
    for (const { key, operation } of await readOperations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      const holes = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect({ key, holes: inPath.map(({ name }) => name) }).toEqual({ key, holes });
      expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
    }
  });

  test('has a name of its own for each operation, and no reference that leads nowhere', async () => {
    const document = await readDocument();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'My AIR', version: expect.any(String) },
    });
    const names = (await readOperations()).map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const parts = new Map(partsOf(document));
    const references = [...parts.values()].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !parts.has(reference))).toEqual([]);
  });
});

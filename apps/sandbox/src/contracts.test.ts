import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';

import { callOf } from '#test/support/callOf.ts';
import { sampleInputs, type SampleInput } from '#test/support/sampleInputs.ts';
import { specifiedCalls } from '#test/support/specifiedCalls.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox('embedded', { fresh: 'once' });

/** These lead through other pages, and have tests of their own: the identity provider, and the platforms. */
const drivenElsewhere = (key: string) =>
  key === 'POST api/federated-auth/login' || /^GET api\/(?:oauth|account)\//.test(key);

test('there is a sample for every call that is served', () => {
  const served = [...sandbox().control.endpoints.keys()].filter((key) => !drivenElsewhere(key));
  expect(served.toSorted()).toEqual(Object.keys(sampleInputs).toSorted());
});

describe.each([
  ['reads', (key: string) => key.startsWith('GET ')],
  ['writes', (key: string) => !key.startsWith('GET ')],
] as const)('a call that %s', (kind, isMeant) => {
  if (kind === 'writes') beforeEach(() => sandbox().control.reset());

  test.each(Object.entries(sampleInputs).filter(([key]) => isMeant(key)))(
    '[API-04] %s answers a valid call as its contract says',
    async (key, sample) => {
      const response = sandbox().control.endpoints.get(key)?.response as v.GenericSchema | undefined;
      const { status, body } = await send(key, sample);
      // Without a response in the contract there is no body at all.
      const { issues } = v.safeParse(response ?? v.undefined(), body);
      expect({ status, issues }).toEqual({ status: response === undefined ? 204 : 200, issues: undefined });
      // A field that has another name on one side alone would pass: objects of a contract are loose, most fields
      // optional. The answers of the AI gateway are OpenAI's, of which the contracts name a part.
      const unnamed = key.includes(' api/ai-gateway/') ? [] : unnamedFields(response, body);
      expect(unnamed).toEqual([]);
    },
  );
});

const withBody = Object.entries(sampleInputs).flatMap(([key, sample]) => {
  if (sample.body === undefined) return [];
  // The sample of an assumed call has the fields that it needs, and no others.
  const names: readonly string[] = specifiedCalls[key]?.body ?? Object.keys(sample.body as object);
  return [{ key, sample, names, needed: names.filter((name) => !name.endsWith('?')) }];
});

test.each(withBody)('[API-04] $key takes the specified fields alone', ({ sample, names }) => {
  const known = names.map((name) => name.replace('?', ''));
  expect(known).toEqual(expect.arrayContaining(Object.keys(sample.body as object)));
});

test.each(withBody.filter(({ needed }) => needed.length > 0))(
  '[API-04] $key refuses to do without the fields that it needs',
  async ({ key, sample, needed }) => {
    const answer = await send(key, { ...sample, body: {} });
    const { errors = {} } = (answer.body ?? {}) as { errors?: object };
    expect(Object.keys(errors).toSorted()).toEqual(needed.toSorted());
  },
);

describe('a call whose fields are all optional', () => {
  beforeEach(() => sandbox().control.reset());

  test.each(withBody.filter(({ needed }) => needed.length === 0))(
    '[API-04] $key does without them',
    async ({ key, sample }) => {
      const { errors } = (await send(key, { ...sample, body: {} })).body as { errors?: object };
      expect(errors).toBeUndefined();
    },
  );
});

async function send(key: string, { persona = 'partner', ...input }: SampleInput) {
  return callOf(persona === null ? visitor() : await as(persona), key, {}, input);
}

interface SchemaParts {
  readonly type?: string;
  readonly wrapped?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly options?: readonly SchemaParts[];
}

/** The paths of the fields in a value that its schema has no name for, such as `articles.0.minutes`. */
function unnamedFields(schema: SchemaParts | undefined, value: unknown, path = ''): readonly string[] {
  if (schema?.wrapped) return unnamedFields(schema.wrapped, value, path);
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unnamedFields(schema?.item, item, at(String(index))));
  }
  if (schema?.options) {
    const found = schema.options.map((option) => unnamedFields(option, value, path));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (!schema?.entries) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([key, inner]) =>
    entries[key] ? unnamedFields(entries[key], inner, at(key)) : [at(key)],
  );
}

import type { GenericSchema } from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import { contractEndpoints } from '#test/support/contractEndpoints.ts';
import { specifiedCalls } from '#test/support/specifiedCalls.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { AnyEndpoint } from './http/AnyEndpoint.ts';
import { jsonSchemaOf } from './openapi/openApi.ts';

const { sandbox } = testSandbox('embedded', { fresh: 'once' });

/** By method and path; an endpoint that two contracts export is one and the same. */
const owned = new Map<string, AnyEndpoint>();

beforeAll(async () => {
  for (const { owner, endpoint } of await contractEndpoints()) {
    if ((owned.get(endpoint.key) ?? endpoint) !== endpoint) {
      throw new Error(`${endpoint.key} is in two contracts; ${owner} has the second one.`);
    }
    owned.set(endpoint.key, endpoint);
  }
});

test('[API-04] the specification names 70 calls', () => {
  expect(Object.keys(specifiedCalls)).toHaveLength(70);
});

test('[API-04] every specified call is in the contract of a package', () => {
  const missing = Object.keys(specifiedCalls).filter((key) => !owned.has(key));
  expect(missing).toEqual([]);
});

test('[API-04] a contract names no other call, unless it is marked as assumed', () => {
  const wrong = [...owned.values()].filter(
    ({ key, isAssumed }) => key in specifiedCalls === (isAssumed === true),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('[API-04] every call has the specified query, body and encoding', () => {
  const specified = Object.entries(specifiedCalls).filter(([key]) => owned.has(key));
  const described = specified.map(([key]) => [key, describedCall(owned.get(key))]);
  expect(described).toEqual(
    specified.map(([key, { query, body, encoding = 'json' }]) => [
      key,
      { query: query?.toSorted(), body: body?.toSorted(), encoding },
    ]),
  );
});

test('[API-04] every call of a contract is served, and every call that is served is in a contract', () => {
  const served = sandbox().control.endpoints;
  // The redirects of the platforms and of the account are opened by the browser itself, not called.
  const called = [...served.keys()].filter((key) => !/^GET api\/(?:oauth|account)\//.test(key));
  expect(called.toSorted()).toEqual([...owned.keys()].toSorted());
});

test('[SH-13] every writing call says whether it binds the person', () => {
  const silent = [...owned.values()].filter(
    ({ key, binds }) => !key.startsWith('GET ') && binds === undefined,
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('[SH-13] the calls of the contracts that bind the user are the specified ones', () => {
  const binding = [...owned.values()].filter(({ binds, isAssumed }) => binds && !isAssumed);
  const specified = Object.keys(specifiedCalls).filter((key) => specifiedCalls[key]?.binds);
  expect(specified).not.toEqual([]);
  expect(binding.map(({ key }) => key).toSorted()).toEqual(specified.toSorted());
});

function describedCall({ query, body, encoding = 'json' }: Partial<AnyEndpoint> = {}) {
  return {
    query: fieldsOf(query as GenericSchema | undefined),
    body: fieldsOf(body as GenericSchema | undefined),
    encoding,
  };
}

/** The names of a schema's fields, those that can be left out with `?`. */
function fieldsOf(schema: GenericSchema | undefined): readonly string[] | undefined {
  if (schema === undefined) return undefined;
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .toSorted();
}

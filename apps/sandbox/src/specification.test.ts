import type { GenericSchema } from 'valibot';
import { beforeAll, expect, test } from 'vitest';

import type { AnyEndpoint } from './http/Call.ts';
import { jsonSchemaOf } from './openapi/jsonSchemaOf.ts';
import { contractEndpoints } from './testing/contractEndpoints.ts';
import { specifiedCalls } from './testing/specifiedCalls.ts';
import { testSandbox } from './testing/testSandbox.ts';

const { sandbox } = testSandbox();

/** Areas that have a contract and are not served yet. */
const notServed = /^\w+ api\/(ai-metadata|finances-ai)(\/|$)/;

/** What staff who act on behalf of a person cannot do. */
const bindingCalls = [
  'POST api/profile/contacts',
  'PUT api/modal-prompts/{id}',
  'POST api/profile/agreements/{agreement}',
  'DELETE api/channels/{platform}/{platform_guid}',
  'POST api/channels/{platform}/{platform_guid}/country',
  'POST api/channels/{platform}/{platform_guid}/join',
  'POST api/channels/{platform}/add',
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}',
  'POST api/referralProgram/referralLink',
  'POST api/ecosystem/productProvision/{id}',
  'POST api/ai-metadata/channels/{id}/batch-translations',
  'PUT api/ai-metadata/channels/{id}/localization-settings',
  'POST api/ai-metadata/capabilities/receive',
  'POST api/finances-ai/packages/{id}/orders',
];

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
  // The platforms' redirects are opened by the browser itself, not called.
  const called = [...served.keys()].filter((key) => !key.startsWith('GET api/oauth/'));
  const promised = [...owned.keys()].filter((key) => served.has(key) || !notServed.test(key));
  expect(called.toSorted()).toEqual(promised.toSorted());
});

test('[SH-13] every writing call says whether it binds the person', () => {
  const silent = [...owned.values()].filter(
    ({ key, binds }) => !key.startsWith('GET ') && binds === undefined,
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('[SH-13] the calls that bind the person', () => {
  const binding = [...owned.values()].filter(({ binds, isAssumed }) => binds && !isAssumed);
  const known = bindingCalls.filter((key) => owned.has(key));
  expect(binding.map(({ key }) => key).toSorted()).toEqual(known.toSorted());
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

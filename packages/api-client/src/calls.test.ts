import * as v from 'valibot';
import { expect, test } from 'vitest';

import { calls, endpoint, type Call, type CallKey } from './contract.ts';
import { connect } from './testing/connect.ts';
import type { SeenRequest } from './testing/startServer.ts';

const table = Object.entries(calls) as [CallKey, Call][];
const plainName = (name: string) => name.replace('?', '');

test('[API-04] the table holds the 70 calls of the specification', () => {
  expect(table).toHaveLength(70);
});

const writing = table.filter(([key]) => !key.startsWith('GET '));

test.each(writing)('[SH-13] %s says whether it binds the person', (_key, call) => {
  expect(call.binds).toBeTypeOf('boolean');
});

test('[SH-13] the calls that bind the person', () => {
  expect(writing.filter(([, { binds }]) => binds).map(([key]) => key)).toEqual([
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
  ]);
});

test.each(table)('[API-04] %s goes out as the table says', async (key, call) => {
  const { api, server, mismatches } = await connect((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"answered":true}');
  });
  const [method = '', path = ''] = key.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const params = Object.fromEntries(names.map((name, index) => [name, index === 0 ? 'a/b ї' : 42]));
  const query = fieldsOf(call.query, ['x & y', 7, ['public', 'unlisted']]);
  const file = new File(['bytes'], 'note ї.txt', { type: 'text/plain' });
  const isMultipart = call.encoding === 'multipart';
  const body = fieldsOf(call.body, isMultipart ? ['Привіт 👋', 12] : ['Привіт 👋', 12, ['en', 'uk']]);
  if (isMultipart) body.attachments = [file, file];

  const built = endpoint(key, {
    binds: false as never,
    query: v.record(v.string(), v.any()),
    body: v.record(v.string(), v.any()),
    // The request for a token is answered without a body.
    response: v.optional(v.looseObject({ answered: v.boolean() })),
    ...(call.encoding ? { encoding: call.encoding } : {}),
  });
  const input = { params, ...(call.query ? { query } : {}), ...(call.body ? { body } : {}) };
  await expect(api.send(built, input as never)).resolves.toEqual(
    key === 'GET sanctum/csrf-cookie' ? undefined : { answered: true },
  );

  const request = server.seen.at(-1) as SeenRequest;
  expect(request.method).toBe(method);
  expect(request.path).toBe(
    `/${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`,
  );
  expect(request.headers['x-xsrf-token'] !== undefined).toBe(method !== 'GET');
  expect([...request.query]).toEqual(entriesOf(query));
  expect(await readBody(request)).toEqual(writtenBody(call, body));
  expect(mismatches.filter((mismatch) => mismatch.key !== 'GET sanctum/csrf-cookie')).toEqual([]);
});

/** Every named field with one of the values, in turn. */
function fieldsOf(names: readonly string[] = [], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name, index) => [plainName(name), values[index % values.length]]));
}

/** Fields as queries and forms list them: arrays as name[]. */
function entriesOf(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, partOf(item)]) : [[name, partOf(value)]],
  );
}

const partOf = (value: unknown) =>
  value instanceof File ? `${value.name} ${value.type} ${value.size}` : String(value);

function writtenBody(call: Call, body: Record<string, unknown>) {
  if (!call.body) return { type: undefined, content: '' };
  if (call.encoding === 'multipart') return { type: 'multipart/form-data', content: entriesOf(body) };
  return { type: 'application/json', content: body };
}

async function readBody({ headers, body }: SeenRequest) {
  const type = headers['content-type']?.split(';')[0];
  if (type === 'application/json') return { type, content: JSON.parse(body.toString()) as unknown };
  if (type !== 'multipart/form-data') return { type, content: body.toString() };
  const answer = new Response(new Uint8Array(body), {
    headers: { 'content-type': String(headers['content-type']) },
  });
  return { type, content: [...(await answer.formData())].map(([name, value]) => [name, partOf(value)]) };
}

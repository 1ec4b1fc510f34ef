import * as v from 'valibot';
import { expect, test } from 'vitest';

import { endpoint, type BodyEncoding, type EndpointKey } from './contract.ts';
import { connect } from './testing/connect.ts';
import type { SeenRequest } from './testing/startServer.ts';

/** One call of each encoding: methods, values in the path, queries, bodies and forms. */
const samples: readonly Sample[] = [
  { key: 'GET sanctum/csrf-cookie' },
  { key: 'GET api/chats/{chatId}/messages', query: ['page', 'after', 'kinds'] },
  { key: 'POST api/login', body: ['email', 'count', 'names'] },
  { key: 'POST api/chats/{chatId}/messages/{messageId}/mention-read' },
  { key: 'PUT api/chats/{chatId}/messages/{messageId}', body: ['message'] },
  { key: 'PATCH api/intro-tour', body: ['intro_tour'] },
  { key: 'DELETE api/channels/{platform}/{platform_guid}' },
  {
    key: 'POST api/chats/{chatId}/messages',
    body: ['message', 'attachments', 'reply_to_message_id'],
    encoding: 'multipart',
  },
];

interface Sample {
  readonly key: EndpointKey;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly encoding?: BodyEncoding;
}

test.each(samples)('[API-04] $key goes out as its endpoint says', async (call) => {
  const { key } = call;
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
    binds: false,
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
  return Object.fromEntries(names.map((name, index) => [name, values[index % values.length]]));
}

/** Fields as queries and forms list them: arrays as name[]. */
function entriesOf(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, partOf(item)]) : [[name, partOf(value)]],
  );
}

const partOf = (value: unknown) =>
  value instanceof File ? `${value.name} ${value.type} ${value.size}` : String(value);

function writtenBody(call: Sample, body: Record<string, unknown>) {
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

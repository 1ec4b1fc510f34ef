import { calls, type Call } from '@my-air/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { callOf } from './testing/callOf.ts';
import { testSandbox } from './testing/testSandbox.ts';
import { sampleInputs, type SampleInput } from './testing/sampleInputs.ts';

const { sandbox, visitor, as } = testSandbox();

/** These lead through other pages, and have tests of their own: the identity provider, and the platforms. */
const drivenElsewhere = (key: string) =>
  key === 'POST api/federated-auth/login' || key.startsWith('GET api/oauth/');

test('[API-04] every call that is served stands in the table of calls, or is marked as assumed', () => {
  const assumed = [...sandbox().control.endpoints.keys()].filter((key) => !Object.hasOwn(calls, key));
  expect(assumed.toSorted()).toEqual([
    'GET api/channels/{platform}/{platform_guid}/audit',
    'GET api/news',
    'GET api/news/{id}',
    'GET api/oauth/{platform}/callback',
    'GET api/oauth/{platform}/redirect',
    'POST api/channels/{platform}/{platform_guid}/audit',
    'POST api/news/{id}/read',
  ]);
});

test('[API-04] every call of the areas that the portal has so far is served', () => {
  const served = sandbox().control.endpoints;
  const areas =
    /^\w+ (sanctum|api\/(login|logout|federated-auth|auth|user|intro-tour|countries|profile|modal-prompts|channels|ecosystem|ai-gateway|help|help-analytics|notificationMessages|supportCategories|supportRequests|chats|active-chats|archived-chats|referralProgram))/;
  const missing = Object.keys(calls).filter((key) => areas.test(key) && !served.has(key));
  expect(missing).toEqual([]);
});

test('there is a sample for every call that is served', () => {
  const served = [...sandbox().control.endpoints.keys()].filter((key) => !drivenElsewhere(key));
  expect(served.toSorted()).toEqual(Object.keys(sampleInputs).toSorted());
});

test.each(Object.entries(sampleInputs))(
  '[API-04] %s answers a valid call as its contract says',
  async (key, sample) => {
    const response = sandbox().control.endpoints.get(key)?.response as v.GenericSchema | undefined;
    const { status, body } = await send(key, sample);
    // Without a response in the contract there is no body at all.
    const { issues } = v.safeParse(response ?? v.undefined(), body);
    expect({ status, issues }).toEqual({ status: response === undefined ? 204 : 200, issues: undefined });
  },
);

test.each(Object.entries(sampleInputs).filter(([, { body }]) => body !== undefined))(
  '[API-04] %s takes fields of the table alone, and refuses to do without those it needs',
  async (key, sample) => {
    const { body: names = [] }: Call = calls[key as keyof typeof calls];
    const known = names.map((name) => name.replace('?', ''));
    expect(known).toEqual(expect.arrayContaining(Object.keys(sample.body as object)));

    const answer = await send(key, { ...sample, body: {} });
    const needed = names.filter((name) => !name.endsWith('?'));
    const { errors = {} } = (answer.body ?? {}) as { errors?: object };
    expect(Object.keys(errors).toSorted()).toEqual(needed.toSorted());
  },
);

async function send(key: string, { persona = 'partner', ...input }: SampleInput) {
  return callOf(persona === null ? visitor() : await as(persona), key, {}, input);
}

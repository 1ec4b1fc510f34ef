import * as v from 'valibot';
import { expect, test } from 'vitest';

import { callOf } from '#test/support/callOf.ts';
import { sampleInputs, type SampleInput } from '#test/support/sampleInputs.ts';
import { specifiedCalls } from '#test/support/specifiedCalls.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox();

/** These lead through other pages, and have tests of their own: the identity provider, and the platforms. */
const drivenElsewhere = (key: string) =>
  key === 'POST api/federated-auth/login' || key.startsWith('GET api/oauth/');

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
  '[API-04] %s takes the specified fields alone, and refuses to do without those it needs',
  async (key, sample) => {
    // The sample of an assumed call has the fields that it needs, and no others.
    const names: readonly string[] = specifiedCalls[key]?.body ?? Object.keys(sample.body as object);
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

import { expect, test } from 'vitest';

import { copyTables, seededTables } from '../database/tableCopies.ts';
import { requestLog, sessions } from '../database/schema.ts';
import { callOf } from '#test/support/callOf.ts';
import { sampleInputs } from '#test/support/sampleInputs.ts';
import { specifiedCalls } from '#test/support/specifiedCalls.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, visitor, as } = testSandbox();
const refused = { status: 403, body: { code: 'impersonation_refused', message: expect.any(String) } };

/** Every call that is served, and whether it binds. Reading does not, unless it says so. */
const served = () => [...sandbox().control.endpoints.values()];
const binding = () => served().filter(({ binds }) => binds);

/** A member of staff who acts as the persona that a call's sample is made for. */
async function staffFor(key: string) {
  const who = visitor();
  const persona = sampleInputs[key]?.persona ?? 'partner';
  const answer = await who.write('POST', '/sandbox/api/impersonate', { persona });
  expect(answer.status).toBe(200);
  return who;
}

/** The content of the database, except for the sessions and the request log, which every call changes. */
const everything = () =>
  copyTables(
    sandbox().control.db,
    seededTables.filter((table) => table !== sessions && table !== requestLog),
  );

/** The binding calls that the specification does not name; those that it names are in `specifiedCalls`. */
const assumedBinding = [
  'GET api/oauth/{platform}/redirect',
  'GET api/oauth/{platform}/callback',
  'POST api/channels/{platform}/{platform_guid}/audit',
  'DELETE api/ai-metadata/channels/{id}',
  'POST api/ai-metadata/batch-translations/{id}/cancel',
  'POST api/ai-metadata/batch-translations/{id}/retry-failed',
  'POST api/ai-metadata/batch-translations/{id}/undo',
  'POST api/ai-metadata/batch-translations/{id}/review/approve',
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/approve',
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/discard',
  'POST api/ai-metadata/glossary',
  'DELETE api/ai-metadata/glossary/{id}',
  'POST api/ai-optimization/channels/{platform_guid}/suggestions',
  'POST api/ai-optimization/suggestions/{id}/accept',
  'POST api/ai-optimization/suggestions/{id}/dismiss',
  'POST api/ai-optimization/suggestions/{id}/undo',
  'PUT api/ai-optimization/prompts',
  'PUT api/ads-boost/yt-channels/config',
  'PUT api/ads-boost/yt-channels/{platform_guid}/config',
];

test('[SH-13] [G-42] what binds a person is what is specified and what is listed here, and nothing else', () => {
  const specified = Object.keys(specifiedCalls).filter((key) => specifiedCalls[key]?.binds);
  expect(
    binding()
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual([...specified, ...assumedBinding].toSorted());
});

test('[SH-13] [G-42] staff are refused every call that binds, and nothing changes', async () => {
  for (const { key } of binding()) {
    const who = await staffFor(key);
    const before = await everything();
    const answer = await callOf(who, key, { 'idempotency-key': 'staff' });
    expect({ key, ...answer }).toMatchObject({ key, ...refused });
    expect({ key, now: await everything() }).toEqual({ key, now: before });
  }
}, 60_000);

test('[SH-13] [G-42] staff are refused before anything is looked at: a call without a body, and one to nothing', async () => {
  for (const { key } of binding()) {
    const who = await staffFor(key);
    const [method = '', path = ''] = key.split(' ');
    const address = `/${path.replaceAll(/\{\w+\}/g, 'nothing')}`;
    const answer = method === 'GET' ? await who.open(address) : await who.write(method, address);
    expect({ key, ...answer }).toMatchObject({ key, ...refused });
  }
}, 60_000);

test('[SH-13] staff may do everything else', async () => {
  for (const { key, binds } of served()) {
    if (binds) continue;
    const { status } = await callOf(await staffFor(key), key);
    expect({ key, status }).not.toEqual({ key, status: 403 });
  }
}, 60_000);

test('[SH-13] the person themselves is refused none of them', async () => {
  for (const { key } of binding()) {
    const who = await as(sampleInputs[key]?.persona ?? 'partner');
    const { status } = await callOf(who, key);
    expect({ key, status }).not.toEqual({ key, status: 403 });
  }
}, 60_000);

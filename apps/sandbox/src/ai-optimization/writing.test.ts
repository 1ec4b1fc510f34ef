import type { Suggestion } from '@my-air/ai-optimization/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { aiVideos, optimizationRuns } from '../database/schema.ts';
import { testGateway } from '#test/support/testGateway.ts';
import { json } from '#test/support/upstreamServer.ts';

const path = '/api/ai-optimization/channels/UCmaisternia000000000000/suggestions';
const { sandbox, as, upstream, usage } = testGateway({
  upstreamTimeout: 5000,
  perDay: 40,
  dailySpendUsd: 1,
});

const hostile = 'Oil & paint <img src=x onerror=alert(1)>';
const good = { field: 'title', text: 'Oil or paint?', reason: '<b>Short</b> {{t}} and to the point' };
const completion = (suggestions: readonly object[], around = '') => ({
  choices: [
    { message: { role: 'assistant', content: `${around}${JSON.stringify({ suggestions })}${around}` } },
  ],
  usage: { prompt_tokens: 300, completion_tokens: 100 },
});

beforeEach(() => {
  upstream.answer = (response) => json(response, 200, completion([good], '```\n'));
});
const runs = () => sandbox().control.db.$count(optimizationRuns);
const moreVideos = () => sandbox().control.db.update(aiVideos).set({ suggestionsWrittenAt: null });

test('[AIO-01] a model is asked with the chosen prompts, and its words are kept as plain text', async () => {
  const who = await as('partner');
  const { status, body } = await who.write('POST', path);
  expect([status, (body as { added: number }).added]).toEqual([200, 2]);
  const { suggestions } = body as { suggestions: Suggestion[] };
  expect(suggestions.filter(({ source }) => source === 'model')).toMatchObject([
    { suggested: good.text, reason: good.reason, status: 'open' },
    { suggested: good.text, reason: good.reason, status: 'open' },
  ]);
  expect(upstream.seen.map(({ key }) => key)).toEqual(['Bearer sk-secret', 'Bearer sk-secret']);
  expect(JSON.stringify(upstream.seen[0]?.body)).toContain('no words in capitals');
  expect(upstream.seen[0]?.body).toMatchObject({ max_completion_tokens: 1000 });
  expect(await usage()).toMatchObject([{ requests: 2, inputTokens: 600, outputTokens: 200 }]);
});

test('[AIO-01] of an answer, only what the platform takes is kept: no markup, nothing too long, one for each text', async () => {
  const answers = [
    { field: 'title', text: hostile, reason: '' },
    { field: 'thumbnail_text', text: 'x'.repeat(61), reason: '' },
    { field: 'description', text: 'Kept\u0000 whole', reason: 'x'.repeat(5000) },
    { field: 'description', text: 'A second one', reason: '' },
  ];
  upstream.answer = (response) => json(response, 200, completion(answers));
  const who = await as('partner');
  const { body } = await who.write('POST', path);
  const { suggestions } = body as { suggestions: Suggestion[] };
  const written = suggestions.filter(({ source }) => source === 'model');
  expect(written.map(({ field, suggested }) => [field, suggested])).toEqual([
    ['description', 'Kept whole'],
    ['description', 'Kept whole'],
  ]);
  expect(written[0]?.reason).toHaveLength(400);
});

test.each([
  ['is no JSON', { choices: [{ message: { content: 'Sorry, I cannot.' } }] }],
  ['has another shape', completion([{ field: 'title', text: 7, reason: '' }])],
  ['names another field', completion([{ field: '__proto__', text: 'x', reason: '' }])],
  ['has no choices', {}],
])('[AIO-01] an answer that %s is told as a failure, keeps nothing, and is paid for', async (_, answer) => {
  upstream.answer = (response) => json(response, 200, answer);
  const who = await as('partner');
  expect(await who.write('POST', path)).toMatchObject({
    status: 502,
    body: { code: 'upstream_unavailable' },
  });
  expect(upstream.seen).toHaveLength(1);
  expect((await usage())[0]?.inputTokens).toBeGreaterThan(0);
  expect(await runs()).toBe(0);
});

test('[AIO-01] one press asks for five videos at most, and what was written before a refusal is kept', async () => {
  const who = await as('partner');
  await moreVideos();
  upstream.answer = (response) => json(response, 200, completion([]));
  expect((await who.write('POST', path)).body).toMatchObject({ added: 0, unwritten_count: 7 });
  expect(upstream.seen).toHaveLength(5);

  await moreVideos();
  upstream.answer = (response) =>
    upstream.seen.length === 6
      ? json(response, 200, completion([{ ...good, field: 'tags', text: 'oil' }]))
      : json(response, 429, {}, { 'retry-after': '30' });
  expect((await who.write('POST', path)).body).toMatchObject({ added: 1 });
  expect(await who.write('POST', path)).toMatchObject({ status: 429 });
});

test('[AIO-01] the limits of the gateway bound the calls of a day', async () => {
  const who = await as('partner');
  upstream.answer = (response) => json(response, 200, completion([]));
  for (let press = 0; press < 8; press += 1) {
    await moreVideos();
    expect((await who.write('POST', path)).status).toBe(200);
  }
  await moreVideos();
  expect(await who.write('POST', path)).toMatchObject({
    status: 429,
    body: { code: 'daily_limit_exceeded' },
  });
  expect(upstream.seen).toHaveLength(40);
});

test('[AIO-01] leaving stops the model, keeps what was written, and frees the channel', async () => {
  const who = await as('partner');
  await who.token();
  upstream.answer = (response) => {
    if (upstream.seen.length === 1) json(response, 200, completion([good]));
  };
  const leaving = new AbortController();
  const left = who.open(path, {
    method: 'POST',
    headers: { 'x-xsrf-token': await who.token() },
    signal: leaving.signal,
  });
  await vi.waitFor(() => expect(upstream.seen).toHaveLength(2), 30_000);
  expect(await (await as('partner')).write('POST', path)).toMatchObject({
    status: 409,
    body: { code: 'already_writing' },
  });
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(upstream.left.count).toBe(1), 30_000);
  await vi.waitFor(async () => expect(await runs()).toBe(0), 30_000);
  expect(upstream.seen).toHaveLength(2);
  const { suggestions } = await who.read<{ suggestions: Suggestion[] }>(path);
  expect(suggestions.filter(({ source }) => source === 'model')).toHaveLength(1);
  const [used] = await usage();
  // The abandoned call is charged at its maximum.
  expect(used).toMatchObject({ requests: 2, outputTokens: 1100 });
});

import type OpenAI from 'openai';
import { APIUserAbortError } from 'openai';
import { beforeEach, describe, expect, test } from 'vitest';

import { openAiClient } from '#test/support/openAiClient.ts';
import { testGateway } from '#test/support/testGateway.ts';
import { delta, event, json, type UpstreamServer } from '#test/support/upstreamServer.ts';

const { sandbox, upstream, usage } = testGateway({ atOnce: 1, dailySpendUsd: 1, upstreamTimeout: 20_000 });

const input = 'How do I get better thumbnails?';
/** The reservation for a call until its usage is known: its own words, and the longest answer. */
const reckoned = { requests: 1, outputTokens: 1000 };

let client: OpenAI;
beforeEach(async () => {
  client = await openAiClient(sandbox());
});
/** Begins a stream and leaves it open. */
const beginStream: UpstreamServer['answer'] = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(delta('From '));
};
const stream = (signal?: AbortSignal) =>
  client.responses.create({ model: 'gpt-4.1', input, stream: true }, { ...(signal && { signal }) });

describe('[MK-18] [MKT-08] a stream of a real API that ends early', () => {
  test('left in the middle, the API is left too, its most is paid for, and the next question is let in', async () => {
    upstream.answer = beginStream;
    const leaving = new AbortController();
    const received: string[] = [];
    for await (const piece of await stream(leaving.signal)) {
      if (piece.type === 'response.output_text.delta') received.push(piece.delta);
      leaving.abort();
    }
    expect(received).toEqual(['From ']);
    await expect.poll(() => upstream.left.count).toBe(1);
    await expect.poll(usage).toMatchObject([reckoned]);
    const [row] = await usage();
    expect(row?.costMicroUsd).toBeGreaterThanOrEqual(8000);

    // One at a time is allowed here: the abandoned one must not count any more.
    upstream.answer = (response) => {
      beginStream(response, {});
      response.end(
        event('response.completed', { response: { usage: { input_tokens: 3, output_tokens: 2 } } }),
      );
    };
    const words: string[] = [];
    for await (const piece of await stream()) words.push(piece.type);
    expect(words).toEqual(['response.output_text.delta', 'response.completed']);
    await expect.poll(usage).toMatchObject([{ requests: 2, outputTokens: 1002 }]);
  });

  test('what it said before it was left is what is paid for', async () => {
    upstream.answer = (response) => {
      beginStream(response, {});
      response.write(
        event('response.in_progress', { response: { usage: { input_tokens: 5, output_tokens: 7 } } }),
      );
    };
    const leaving = new AbortController();
    for await (const piece of await stream(leaving.signal)) {
      if (piece.type === 'response.in_progress') leaving.abort();
    }
    await expect.poll(usage).toMatchObject([{ requests: 1, inputTokens: 5, outputTokens: 7 }]);
  });

  test('broken off by the API, the caller is told, and is let in again', async () => {
    let breakOff = () => {};
    upstream.answer = (response) => {
      beginStream(response, {});
      breakOff = () => response.destroy();
    };
    const listening = (async () => {
      for await (const _ of await stream()) breakOff();
    })();
    await expect(listening).rejects.toBeInstanceOf(Error);
    await expect.poll(usage).toMatchObject([reckoned]);
    upstream.answer = (response) => json(response, 200, { id: 'r', object: 'response', output: [] });
    expect((await client.responses.create({ model: 'gpt-4.1', input })).output).toEqual([]);
  });
});

describe('[MKT-08] a whole answer of a real API that is not waited for', () => {
  test('the API is left too, and paid for: it may have been at work', async () => {
    upstream.answer = () => {};
    const leaving = new AbortController();
    const asked = client.responses
      .create({ model: 'gpt-4.1', input }, { signal: leaving.signal })
      .catch((failure: unknown) => failure);
    await expect.poll(() => upstream.seen.length).toBe(1);
    leaving.abort();
    expect(await asked).toBeInstanceOf(APIUserAbortError);
    await expect.poll(() => upstream.left.count).toBe(1);
    await expect.poll(usage).toMatchObject([reckoned]);
  });

  test.each([
    [429, 429],
    [500, 502],
  ])('one that refuses with %i is not paid for', async (refused, status) => {
    upstream.answer = (response) => json(response, refused, {});
    const asked = client.responses.create({ model: 'gpt-4.1', input });
    await expect(asked).rejects.toMatchObject({ status });
    await expect.poll(usage).toMatchObject([{ requests: 1, outputTokens: 0, costMicroUsd: 0 }]);
  });

  test('one that responds with nonsense is reported as not available, and as nothing of ours', async () => {
    upstream.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
    const asked = client.responses.create({ model: 'gpt-4.1', input });
    await expect(asked).rejects.toMatchObject({ status: 502, code: 'upstream_unavailable' });
  });
});

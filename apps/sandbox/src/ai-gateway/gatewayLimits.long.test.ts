import type OpenAI from 'openai';
import { RateLimitError, type APIError } from 'openai';
import { beforeEach, describe, expect, test } from 'vitest';

import { openAiClient } from '#test/support/openAiClient.ts';
import { testGateway } from '#test/support/testGateway.ts';
import { json } from '#test/support/upstreamServer.ts';
import { gatewayFrom } from './GatewaySettings.ts';
import { askUpstream } from './Upstream.ts';

const input = 'How do I get better thumbnails?';

const whole = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  model: 'gpt-4.1',
  output: [
    {
      type: 'message',
      id: 'm',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: 'From afar', annotations: [] }],
    },
  ],
  usage: { input_tokens: 100_000, output_tokens: 100_000, total_tokens: 200_000 },
};

const { sandbox, as, upstream, usage } = testGateway({
  perMinute: 5,
  perDay: 8,
  dailySpendUsd: 1.005,
  upstreamTimeout: 1500,
});
const asking = { signal: new AbortController().signal, onUsage: () => {} };

let client: OpenAI;
beforeEach(async () => {
  upstream.answer = (response) => json(response, 200, whole);
  client = await openAiClient(sandbox());
});
const ask = () => client.responses.create({ model: 'gpt-4.1', input });
const failure = async (asked: Promise<unknown>) => (await asked.catch((error: unknown) => error)) as APIError;

describe('a real API behind the gateway', () => {
  test('[MKT-07] is asked with the key that stays here, and only for what it may be asked', async () => {
    const response = await client.responses.create({
      model: 'gpt-4.1',
      input,
      temperature: 0.2,
      store: true,
      background: true,
      previous_response_id: 'resp_of_somebody',
      max_output_tokens: 90_000,
      metadata: { from: 'afar' },
    });
    expect(response.output_text).toBe('From afar');
    expect(upstream.seen).toEqual([
      {
        url: '/v1/responses',
        key: 'Bearer sk-secret',
        body: { model: 'gpt-4.1', input, temperature: 0.2, store: false, max_output_tokens: 1000 },
      },
    ]);
  });

  test('[MKT-07] streams through, and its tokens are counted', async () => {
    upstream.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunk = (rest: object) =>
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'gpt-4o', ...rest })}\n\n`;
      response.write(chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: 'From ' } }] }));
      response.write(chunk({ choices: [{ index: 0, delta: { content: 'afar' }, finish_reason: 'stop' }] }));
      response.write(
        chunk({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 } }),
      );
      response.end('data: [DONE]\n\n');
    };
    const stream = client.chat.completions.stream({
      model: 'gpt-4o',
      messages: [{ role: 'user', content: input }],
    });
    expect(await stream.finalContent()).toBe('From afar');
    await expect
      .poll(usage)
      .toMatchObject([{ requests: 1, inputTokens: 10, outputTokens: 2, costMicroUsd: 45 }]);
    expect(upstream.seen[0]?.body.stream_options).toEqual({ include_usage: true });
  });

  test.each([
    [401, 502, /not available/, undefined],
    [500, 502, /not available/, undefined],
    [400, 400, /did not understand/, undefined],
    [429, 429, /busy/, '9'],
  ])(
    '[MK-21] its refusal with %i becomes ours with %i, and tells nothing of ours',
    async (theirs, ours, message, after) => {
      upstream.answer = (response) =>
        json(
          response,
          theirs,
          { error: { message: 'Incorrect API key: sk-secret' } },
          { 'retry-after': '9' },
        );
      const error = await failure(ask());
      expect({ status: error.status, message: error.message }).toEqual({
        status: ours,
        message: expect.stringMatching(message),
      });
      expect(JSON.stringify(error)).not.toContain('sk-secret');
      expect(error.headers?.get('retry-after') ?? undefined).toBe(after);
    },
  );

  test('can be asked for a model of its own', async () => {
    const settings = { ...sandbox().control.gateway.settings, upstreamModel: 'local-7b' };
    await askUpstream(settings, 'chat/completions', { model: 'gpt-4o', messages: [] }, asking);
    expect(upstream.seen[0]?.body).toEqual({ model: 'local-7b', messages: [], max_completion_tokens: 1000 });
  });

  test('[MK-21] one that takes too long is given up', async () => {
    upstream.answer = () => {};
    expect((await failure(ask())).status).toBe(504);
  });
});

describe('limits', () => {
  test('[MKT-08] so many calls in a minute for each person, and then a time to wait', async () => {
    upstream.answer = (response) =>
      json(response, 200, { ...whole, usage: { input_tokens: 1, output_tokens: 1 } });
    for (let n = 0; n < 5; n++) await ask();
    const error = await failure(ask());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error.message).toMatch(/Too many questions in a minute/);
    expect(Number(error.headers?.get('retry-after'))).toBeGreaterThan(0);
    const other = await openAiClient(sandbox(), 'ambassador');
    expect((await other.responses.create({ model: 'gpt-4.1', input })).output_text).toBe('From afar');
    await (await as('partner')).pass(61);
    expect((await ask()).output_text).toBe('From afar');
    await ask();
    await ask();
    expect((await failure(ask())).message).toMatch(/all for today/);
  });

  test('[MKT-08] the budget of a day holds for all together', async () => {
    await ask();
    const other = await openAiClient(sandbox(), 'ambassador');
    const error = await failure(other.responses.create({ model: 'gpt-4.1', input }));
    expect({ status: error.status, message: error.message, code: error.code }).toEqual({
      status: 429,
      message: '429 The assistant has used up its budget for today.',
      code: 'insufficient_quota',
    });
    expect(upstream.seen).toHaveLength(1);
  });

  test('[MKT-08] only so many calls of one person are under way at once', async () => {
    upstream.answer = (response) => void setTimeout(() => json(response, 200, whole), 300);
    const limits = sandbox().control.gateway.limits;
    const held = await Promise.all([1, 2, 3, 4, 5].map(() => limits.admit(7, 'gpt-4.1', 10)));
    await expect(limits.admit(7, 'gpt-4.1', 10)).rejects.toMatchObject({ status: 429 });
    await limits.admit(8, 'gpt-4.1', 10);
    expect(held).toHaveLength(5);
  });
});

describe('settings', () => {
  test('are read from the environment, and say what makes no sense', () => {
    expect(gatewayFrom({})).toEqual({});
    expect(
      gatewayFrom({ AI_GATEWAY_URL: 'https://api.test/v1/', AI_GATEWAY_KEY: 'k', AI_GATEWAY_PER_DAY: '0' }),
    ).toEqual({ upstreamUrl: 'https://api.test/v1', upstreamKey: 'k', perDay: 0 });
    expect(() => gatewayFrom({ AI_GATEWAY_DAILY_SPEND_USD: 'much' })).toThrow(/AI_GATEWAY_DAILY_SPEND_USD/);
    expect(() => gatewayFrom({ AI_GATEWAY_URL: 'ftp://x' })).toThrow(/AI_GATEWAY_URL/);
    expect(() => gatewayFrom({ AI_GATEWAY_URL: 'x' })).toThrow(/AI_GATEWAY_URL/);
  });
});

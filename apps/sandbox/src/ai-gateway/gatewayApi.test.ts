import type OpenAI from 'openai';
import {
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  RateLimitError,
  type APIError,
} from 'openai';
import { beforeEach, describe, expect, test } from 'vitest';

import { openAiClient } from '#test/support/openAiClient.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

const { sandbox, as, visitor } = testSandbox();

let client: OpenAI;
beforeEach(async () => {
  client = await openAiClient(sandbox());
});

const parameters = {
  type: 'object',
  properties: {
    categories: { type: 'array', items: { type: 'string', enum: ['Thumbnails and titles', 'Monetization'] } },
    query: { type: 'string' },
  },
  required: ['categories', 'query'],
  additionalProperties: false,
};
const tools: OpenAI.Responses.FunctionTool[] = [
  { type: 'function', name: 'search_in_categories', parameters, strict: true },
];
const chatTools: OpenAI.ChatCompletionTool[] = [
  { type: 'function', function: { name: 'search_in_categories', parameters, strict: true } },
];
const input = 'How do I get better thumbnails?';
const messages = [{ role: 'user' as const, content: input }];
const found = JSON.stringify({
  products: [{ id: 16, name: 'Thumbnail studio', description: 'Covers that work.' }],
});

async function instruct(order: object) {
  const answer = await visitor().write('POST', '/sandbox/api/planner', order);
  expect(answer.status).toBe(200);
}

describe('responses, asked by the official client', () => {
  test('[MKT-07] calls a tool, takes its output by call_id, and answers', async () => {
    const first = await client.responses.create({ model: 'gpt-4.1', input, tools, temperature: 0.2 });
    expect(first).toMatchObject({ object: 'response', status: 'completed', temperature: 0.2, error: null });
    const [call] = first.output;
    expect(call).toMatchObject({ type: 'function_call', name: 'search_in_categories', status: 'completed' });
    if (call?.type !== 'function_call') throw new Error('There is no call');
    expect(JSON.parse(call.arguments)).toEqual({
      categories: ['Thumbnails and titles'],
      query: expect.stringContaining('Thumbnail studio'),
    });

    const second = await client.responses.create({
      model: 'gpt-4.1',
      input: [
        { role: 'user', content: input },
        call,
        { type: 'function_call_output', call_id: call.call_id, output: found },
      ],
      tools,
    });
    expect(second.output_text).toBe('I would begin with “Thumbnail studio”.');
    const { usage } = second;
    expect(usage?.total_tokens).toBe((usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0));
  });

  test('[MKT-07] streams calls and words, and the pieces make up the whole', async () => {
    const stream = client.responses.stream({ model: 'gpt-4.1', input, tools });
    const pieces: string[] = [];
    stream.on('response.function_call_arguments.delta', ({ delta }) => pieces.push(delta));
    const whole = await stream.finalResponse();
    const called = whole.output.map((call) => (call.type === 'function_call' ? call.arguments : ''));
    expect(pieces.join('')).toBe(called.join(''));
    expect(called[0]).toContain('categories');

    const spoken = client.responses.stream({ model: 'gpt-4.1', input: 'Hello!' });
    const words: string[] = [];
    spoken.on('response.output_text.delta', ({ delta }) => words.push(delta));
    const { output_text: text } = await spoken.finalResponse();
    expect(words.join('')).toBe(text);
    expect(words.length).toBeGreaterThan(5);
  });

  test('the events of a stream are numbered in the order of the original', async () => {
    const stream = await client.responses.create({ model: 'gpt-4.1', input: 'Hello!', stream: true });
    const events = [];
    for await (const event of stream) events.push(event);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
    const kinds = events.map(({ type }) => type).filter((type) => !type.endsWith('.delta'));
    expect(kinds).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
  });
});

describe('chat/completions, asked by the official client', () => {
  test('[MKT-07] calls a tool, takes its output by id, and answers', async () => {
    const first = await client.chat.completions.create({ model: 'gpt-4o', messages, tools: chatTools });
    const [choice] = first.choices;
    expect(choice).toMatchObject({ index: 0, finish_reason: 'tool_calls', message: { content: null } });
    const [call] = choice?.message.tool_calls ?? [];
    const second = await client.chat.completions.create({
      model: 'gpt-4o',
      messages: [
        { role: 'system', content: 'Answer in Portuguese.' },
        ...messages,
        choice!.message,
        { role: 'tool', tool_call_id: call!.id, content: found },
      ],
      tools: chatTools,
    });
    expect(second.choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: { role: 'assistant', content: 'Eu começaria por “Thumbnail studio”.' },
    });
  });

  test('[MKT-07] streams to the end, with the tokens when they are asked for', async () => {
    const stream = client.chat.completions.stream({
      model: 'gpt-4o',
      messages,
      tools: chatTools,
      stream_options: { include_usage: true },
    });
    const whole = await stream.finalChatCompletion();
    expect(whole.choices[0]?.message.tool_calls?.[0]).toMatchObject({
      function: { name: 'search_in_categories' },
    });
    expect((await stream.totalUsage()).total_tokens).toBeGreaterThan(0);
    const spoken = client.chat.completions.stream({
      model: 'gpt-4o',
      messages: [{ role: 'user', content: 'Hello!' }],
    });
    expect(await spoken.finalContent()).toMatch(/^Hello! Tell me/);
  });
});

describe('refusals reach the official client as errors of their own', () => {
  const failureOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

  test('[MKT-07] 401 of a stranger, with the reason', async () => {
    const stranger = await openAiClient(sandbox(), null);
    for (const ask of [
      () => stranger.responses.create({ model: 'gpt-4.1', input }),
      () => stranger.responses.create({ model: 'gpt-4.1', input, stream: true }),
      () => stranger.chat.completions.create({ model: 'gpt-4o', messages }),
    ]) {
      const error = await failureOf(ask());
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ status: 401, type: 'authentication_error' });
      expect((error as APIError).message).toMatch(/^401 \w/);
    }
  });

  test.each([
    ['a model that is not offered', { model: 'gpt-9' }, 404],
    [
      'too many tools',
      { tools: Array.from({ length: 17 }, (_, n) => ({ ...tools[0], name: `t${n}` })) },
      400,
    ],
    ['too long a text', { input: 'x'.repeat(200_001) }, 413],
    ['too many items', { input: Array.from({ length: 201 }, () => ({ role: 'user', content: 'x' })) }, 413],
    ['a tool that is no function', { tools: [{ type: 'web_search' }] }, 422],
    ['a temperature of fire', { temperature: 3 }, 422],
    ['nothing to answer', { input: [] }, 422],
  ])('[MKT-07] [MKT-08] %s', async (_title, change, status) => {
    const body = { model: 'gpt-4.1', input, ...change } as OpenAI.Responses.ResponseCreateParamsNonStreaming;
    const error = await failureOf(client.responses.create(body));
    expect(error).toMatchObject({
      status,
      type: 'invalid_request_error',
      message: expect.stringMatching(/ \w{3}/),
    });
  });

  test.each([
    ['rate_limited', RateLimitError, 429],
    ['server_error', InternalServerError, 500],
  ])('[MKT-07] %s in both forms, streaming and not', async (behaviour, kind, status) => {
    await instruct({ behaviour });
    for (const ask of [
      () => client.responses.create({ model: 'gpt-4.1', input }),
      () => client.responses.create({ model: 'gpt-4.1', input, stream: true }),
      () => client.chat.completions.create({ model: 'gpt-4o', messages }),
      () => client.chat.completions.create({ model: 'gpt-4o', messages, stream: true }),
    ]) {
      const error = await failureOf(ask());
      expect(error).toBeInstanceOf(kind);
      expect(error).toMatchObject({ status });
    }
  });
});

describe('the planner does as it is told', () => {
  const ask = () => client.responses.create({ model: 'gpt-4.1', input, tools });

  test('[ERR-12] [MK-17] unknown functions and bad arguments', async () => {
    await instruct({ behaviour: 'unknown_function', times: 1 });
    expect((await ask()).output).toMatchObject([{ type: 'function_call', name: 'launch_rocket' }]);
    await instruct({ behaviour: 'bad_arguments', times: 1 });
    const [call] = (await ask()).output;
    expect(() => JSON.parse(call?.type === 'function_call' ? call.arguments : '{}') as unknown).toThrow(
      SyntaxError,
    );
    expect((await ask()).output[0]).toMatchObject({ name: 'search_in_categories' });
  });

  test('[ERR-12] an answer without a message, in both forms', async () => {
    await instruct({ behaviour: 'empty' });
    expect((await ask()).output).toEqual([]);
    const { choices } = await client.chat.completions.create({ model: 'gpt-4o', messages });
    expect(choices[0]?.message).toMatchObject({ content: null });
  });

  test('[MK-15] [G-36] endless loops: another call each time, or the same one', async () => {
    await instruct({ behaviour: 'endless_loop' });
    const calls = [];
    for (let round = 0; round < 9; round++) calls.push((await ask()).output[0]);
    const made = calls.map((call) => (call?.type === 'function_call' ? call.arguments : ''));
    expect(new Set(made).size).toBe(9);
    await instruct({ behaviour: 'same_call', times: 2 });
    const [one, two] = [(await ask()).output[0], (await ask()).output[0]];
    expect(one?.type === 'function_call' && one.arguments).toBe(
      two?.type === 'function_call' && two.arguments,
    );
  });

  test('[MK-21] [G-43] failures with their status, on one form alone if wanted', async () => {
    await instruct({ behaviour: 'rate_limited', retryAfter: 7, times: 1 });
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitError);
    expect((refused as APIError).headers?.get('retry-after')).toBe('7');
    await instruct({ behaviour: 'server_error', call: 'responses' });
    await expect(ask()).rejects.toBeInstanceOf(InternalServerError);
    const { choices } = await client.chat.completions.create({ model: 'gpt-4o', messages });
    expect(choices[0]?.message.content).toContain('Thumbnails and titles');
  });

  test('[MK-18] a slow one can be left, and the next call is answered', async () => {
    await instruct({ behaviour: 'slow', delayMs: 100_000, times: 1 });
    const leaving = new AbortController();
    const asked = client.responses.create({ model: 'gpt-4.1', input }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 300);
    await expect(asked).rejects.toBeInstanceOf(APIUserAbortError);
    expect((await ask()).status).toBe('completed');
  });

  test('turns of a test’s own, one after the other', async () => {
    const calls = [
      { name: 'one', arguments: { a: 1 } },
      { name: 'two', arguments: 'broken' },
    ];
    await instruct({ behaviour: 'say', turns: [{ calls }, { text: 'Done.' }] });
    expect((await ask()).output).toMatchObject([{ name: 'one', arguments: '{"a":1}' }, calls[1]]);
    expect((await ask()).output_text).toBe('Done.');
    expect((await ask()).output[0]).toMatchObject({ name: 'search_in_categories' });
  });
});

test('a call without the token of its session is refused', async () => {
  const who = await as('partner');
  expect((await who.open('/api/ai-gateway/responses', { method: 'POST', body: '{}' })).status).toBe(419);
});

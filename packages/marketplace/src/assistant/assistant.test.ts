import { buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { catalogueAnswers, sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { createAnswer } from './answerQuestion.ts';
import type { AssistantStep } from './AssistantTools.ts';
import { createAssistantTools } from './createAssistantTools.ts';
import { chatModel, gatewayModels, responsesModel } from './models.ts';
import { assistantBounds, runAssistant } from './runAssistant.ts';
import type { AskModel, ModelTurn, ToolCall, TranscriptItem } from './Transcript.ts';

const says = (text: string): ModelTurn => ({ text, calls: [] });
const silence: ModelTurn = { text: undefined, calls: [] };
const call = (name: string, given: unknown, callId = 'c1'): ToolCall => ({
  callId,
  name,
  arguments: typeof given === 'string' ? given : JSON.stringify(given),
});
const calls = (...made: readonly ToolCall[]): ModelTurn => ({ text: undefined, calls: made });
const inGrowth = { categories: ['Growth'], query: '' };

/** A model that gives its turns in order, and keeps the requests. */
function scripted(...turns: readonly (ModelTurn | Error)[]) {
  const asked: (readonly TranscriptItem[])[] = [];
  const model: AskModel = (items) => {
    asked.push([...items]);
    const turn = turns[asked.length - 1] ?? silence;
    return turn instanceof Error ? Promise.reject(turn) : Promise.resolve(turn);
  };
  return { model, asked };
}

const search = (text: string) =>
  sampleCatalogue.products
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ id }) => id);
const applicant = { channels: [], user: null };
const tools = createAssistantTools({
  catalogue: sampleCatalogue,
  question: 'Why do my views fall?',
  applicant,
  search,
  readDetails: async () => 'Two working days.',
});
const question: TranscriptItem = { kind: 'message', role: 'user', text: 'Why do my views fall?' };

function run(models: readonly AskModel[], options: { signal?: AbortSignal; steps?: AssistantStep[] } = {}) {
  return runAssistant({
    items: [question],
    models,
    tools,
    signal: options.signal ?? new AbortController().signal,
    onStep: (step) => options.steps?.push(step),
  });
}
const outputs = (items: readonly TranscriptItem[] | undefined) =>
  (items ?? []).flatMap((item) => (item.kind === 'result' ? [[item.callId, item.output]] : []));

describe('[MKT-07] [MK-14] the loop', () => {
  test('asks until a plain message comes, and cards are what the tools found', async () => {
    const { model, asked } = scripted(calls(call('search_in_categories', inGrowth)), says('An audit helps.'));
    const steps: AssistantStep[] = [];
    const outcome = await run([model], { steps });
    expect(outcome).toMatchObject({
      kind: 'answer',
      text: 'An audit helps.',
      productIds: [2, 5, 7],
      why: { 2: { kind: 'aim', aim: 'views' }, 5: { kind: 'words', words: ['views'] } },
      isEmptySearch: false,
    });
    expect(asked).toHaveLength(2);
    expect(steps).toEqual([{ kind: 'categories', names: ['Growth'] }]);
  });

  test('[MK-14] of searches made together, the best of each comes before the second of any', async () => {
    const { model } = scripted(
      calls(
        call('search_in_categories', inGrowth),
        call('search_in_categories', { categories: ['Income'], query: '' }, 'c2'),
      ),
      says('Both.'),
    );
    expect(await run([model])).toMatchObject({ productIds: [2, 4, 5, 6, 7, 8] });
  });

  test('[MK-16] a service that is only talked about gets no card', async () => {
    const { model } = scripted(says('Try "Golden Views 3000", id 4.'));
    expect(await run([model])).toMatchObject({ kind: 'answer', productIds: [] });
  });

  test('[MK-17] calls that are made together are answered by their ids, in their order', async () => {
    const { model, asked } = scripted(
      calls(
        call('get_product_details', { id: 2 }, 'second-id'),
        call('search_all_products', { query: 'music' }, 'first-id'),
      ),
      says('Done.'),
    );
    const outcome = await run([model]);
    expect(outputs(asked[1]).map(([id]) => id)).toEqual(['second-id', 'first-id']);
    expect(outputs(asked[1])[0]?.[1]).toContain('Two working days.');
    expect(outcome).toMatchObject({ productIds: [3] });
  });

  test('a search in categories that finds nothing looks through all services', async () => {
    const { model, asked } = scripted(
      calls(call('search_in_categories', { categories: ['Nowhere'], query: 'Dubbing' })),
      says('Here.'),
    );
    const steps: AssistantStep[] = [];
    expect(await run([model], { steps })).toMatchObject({ productIds: [7] });
    expect(steps).toEqual([{ kind: 'everything' }]);
    expect(outputs(asked[1])[0]?.[1]).toContain('"id":7');
  });

  test('[ERR-12] nothing after that is an answer without services, and says so', async () => {
    const { model } = scripted(
      calls(call('search_in_categories', { categories: ['Nowhere'], query: 'zeppelin' })),
      says('I found nothing.'),
    );
    expect(await run([model])).toMatchObject({ kind: 'answer', productIds: [], isEmptySearch: true });
  });
});

describe('[ERR-12] what a model gets wrong is told to it', () => {
  test.each([
    ['an unknown function', call('buy_everything', {}), 'Unknown function'],
    ['a function of every object', call('constructor', {}), 'Unknown function'],
    ['arguments that are no JSON', call('search_all_products', '{query:'), 'Invalid arguments'],
    ['arguments of another shape', call('search_all_products', { q: 1 }), 'Invalid arguments'],
    ['an id that is none', call('get_product_details', { id: null }), 'Invalid arguments'],
    ['a service that is none', call('get_product_details', { id: 999 }), 'There is no service with this id.'],
  ])('%s', async (_, made, told) => {
    const { model, asked } = scripted(calls(made), says('I see.'));
    expect(await run([model])).toMatchObject({ kind: 'answer', text: 'I see.' });
    expect(outputs(asked[1])).toEqual([['c1', told]]);
  });

  test('a tool that breaks is told too, and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = createAssistantTools({
      catalogue: sampleCatalogue,
      question: '',
      applicant,
      search,
      readDetails: () => Promise.reject(new Error('offline')),
    });
    expect((await broken.call('get_product_details', '{"id":2}')).output).toContain('failed');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('no message at all is no answer', async () => {
    expect(await run([scripted(silence).model])).toEqual({ kind: 'no-answer', because: 'silence' });
  });
});

describe('[MKT-08] [MK-15] the bounds', () => {
  test('eight rounds', async () => {
    const turns = Array.from({ length: 20 }, (_, round) =>
      calls(call('search_all_products', { query: `q${round}` })),
    );
    const { model, asked } = scripted(...turns);
    expect(await run([model])).toEqual({ kind: 'no-answer', because: 'rounds' });
    expect(asked).toHaveLength(8);
    expect(assistantBounds).toEqual({ rounds: 8, time: 30_000 });
  });

  test.each([
    [
      'one after the other',
      [
        calls(call('search_all_products', '{"query":"a"}')),
        calls(call('search_all_products', '{ "query" : "a" }', 'c2')),
      ],
    ],
    [
      'together',
      [calls(call('search_all_products', { query: 'a' }), call('search_all_products', { query: 'a' }, 'c2'))],
    ],
  ])('the same call twice, %s', async (_, turns) => {
    expect(await run([scripted(...turns, says('never')).model])).toEqual({
      kind: 'no-answer',
      because: 'repetition',
    });
  });

  describe('time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('thirty seconds, whether or not the model listens', async () => {
      const never: AskModel = () => new Promise(() => {});
      const running = run([never, scripted(says('late')).model]);
      await vi.advanceTimersByTimeAsync(29_999);
      let isOver = false;
      void running.then(() => (isOver = true));
      await vi.advanceTimersByTimeAsync(0);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await running).toEqual({ kind: 'no-answer', because: 'time' });
    });

    test('[MK-18] a stop is felt at once, and the call is given up', async () => {
      const controller = new AbortController();
      let given: AbortSignal | undefined;
      const never: AskModel = (_items, _tools, signal) => {
        given = signal;
        return new Promise(() => {});
      };
      const running = run([never], { signal: controller.signal });
      controller.abort();
      expect(await running).toEqual({ kind: 'stopped' });
      expect(given?.aborted).toBe(true);
    });
  });
});

describe('[G-37] [MKT-07] the gateway that fails', () => {
  test('the older form takes over, once, with what was found so far', async () => {
    const first = scripted(calls(call('search_in_categories', inGrowth)), buildFailure('server'));
    const second = scripted(says('By the other way.'));
    expect(await run([first.model, second.model])).toMatchObject({
      kind: 'answer',
      text: 'By the other way.',
      productIds: [2, 5, 7],
    });
    expect(first.asked).toHaveLength(2);
    expect(outputs(second.asked[0])).toHaveLength(1);
  });

  test('both fail: nobody can be asked', async () => {
    const second = scripted(buildFailure('server'), says('never'));
    const error = buildFailure('too_many_requests');
    expect(await run([scripted(error).model, second.model])).toMatchObject({ kind: 'unavailable' });
    expect(second.asked).toHaveLength(1);
  });

  test('[MK-21] then this browser returns at most ten services', async () => {
    const portal = stubPortal({
      answers: {
        ...catalogueAnswers,
        'POST api/ai-gateway/responses': buildFailure('server'),
        'POST api/ai-gateway/chat/completions': buildFailure('too_many_requests'),
      },
    });
    const options = { applicant, signal: new AbortController().signal, onStep: () => {} };
    const answer = await createAnswer(portal)('Why do my views fall?', [], options);
    expect(answer).toMatchObject({ state: 'local', productIds: [7, 5], heldIds: [2] });
    expect(answer.productIds.length).toBeLessThanOrEqual(10);
    expect(answer.why[7]).toEqual({ kind: 'aim', aim: 'views' });
    expect(await createAnswer(portal)('zeppelin', [], options)).toMatchObject({ state: 'local-nothing' });
  });
});

describe('[MKT-07] what goes over the wire', () => {
  test('responses: gpt-4.1 at 0.2, the question last, tools in parallel', async () => {
    const sent: unknown[] = [];
    const portal = stubPortal({
      answers: {
        ...catalogueAnswers,
        'POST api/ai-gateway/responses': ({ body }: { body: unknown }) => {
          sent.push(body);
          return { output: [{ type: 'message', content: [{ type: 'output_text', text: ' Hello. ' }] }] };
        },
      },
    });
    const before = [
      {
        id: 'a',
        question: 'Hi',
        state: 'answered',
        text: 'Hello',
        productIds: [],
        heldIds: [],
        why: {},
        steps: [],
      } as const,
    ];
    const answer = await createAnswer(portal)('Why do my views fall?', before, {
      applicant,
      signal: new AbortController().signal,
      onStep: () => {},
    });
    expect(answer).toMatchObject({ state: 'answered', text: 'Hello.' });
    expect(sent[0]).toMatchObject({
      model: 'gpt-4.1',
      temperature: 0.2,
      parallel_tool_calls: true,
      input: [
        { role: 'developer', content: expect.stringContaining('Categories that may fit: Growth') },
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'Hello' },
        { role: 'user', content: 'Why do my views fall?' },
      ],
    });
    expect(gatewayModels.chat).toEqual({ model: 'gpt-4o', temperature: 0.7 });
  });

  test.each([
    ['the portal, where the question does not tell', 'Чому?', 'Ukrainian'],
    ['the question', 'How do I get more views for my channel?', 'English'],
    ['the question', '¿Cómo consigo que me vean más?', 'Spanish'],
  ])('[MK-22] the model is told to answer in the language of %s: %s', async (_, asked, language) => {
    const sent: { input: { content: string }[] }[] = [];
    const portal = stubPortal({
      locale: 'uk',
      answers: {
        ...catalogueAnswers,
        'POST api/ai-gateway/responses': ({ body }: { body: (typeof sent)[number] }) => {
          sent.push(body);
          return { output: [{ type: 'message', content: [{ type: 'output_text', text: 'Так.' }] }] };
        },
      },
    });
    await createAnswer(portal)(asked, [], {
      applicant,
      signal: new AbortController().signal,
      onStep: () => {},
    });
    expect(sent[0]?.input[0]?.content).toContain(`Answer in ${language}.`);
  });

  const made = [call('a', '{}', 'one'), call('b', '{}', 'two')] as const;
  const items: readonly TranscriptItem[] = [
    question,
    { kind: 'call', call: made[0] },
    { kind: 'call', call: made[1] },
    { kind: 'result', callId: 'one', output: '1' },
    { kind: 'result', callId: 'two', output: '2' },
  ];

  test('calls and their results keep their ids in both forms', async () => {
    const sent: Record<string, unknown>[] = [];
    const keep = ({ body }: { body: Record<string, unknown> }) => sent.push(body);
    const { api } = stubPortal({
      answers: {
        'POST api/ai-gateway/responses': (given: { body: Record<string, unknown> }) => {
          keep(given);
          return {
            output: [
              { type: 'reasoning' },
              { type: 'function_call', call_id: 'x', name: 'a', arguments: '{}' },
            ],
          };
        },
        'POST api/ai-gateway/chat/completions': (given: { body: Record<string, unknown> }) => {
          keep(given);
          const tool_calls = [{ id: 'x', type: 'function', function: { name: 'a', arguments: '{}' } }];
          return { choices: [{ message: { content: null, tool_calls } }] };
        },
      },
    });
    const { signal } = new AbortController();
    const turn = { text: undefined, calls: [{ callId: 'x', name: 'a', arguments: '{}' }] };
    expect(await responsesModel(api)(items, tools.definitions, signal)).toEqual(turn);
    expect(await chatModel(api)(items, tools.definitions, signal)).toEqual(turn);
    expect(sent[0]?.input).toMatchObject([
      { role: 'user' },
      { type: 'function_call', call_id: 'one' },
      { type: 'function_call', call_id: 'two' },
      { type: 'function_call_output', call_id: 'one', output: '1' },
      { type: 'function_call_output', call_id: 'two', output: '2' },
    ]);
    expect(sent[1]?.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ id: 'one' }, { id: 'two' }] },
      { role: 'tool', tool_call_id: 'one', content: '1' },
      { role: 'tool', tool_call_id: 'two', content: '2' },
    ]);
  });

  test('a response that failed counts as a failure of the gateway', async () => {
    const { api } = stubPortal({
      answers: {
        'POST api/ai-gateway/responses': { status: 'failed', output: [], error: { message: 'busy' } },
      },
    });
    await expect(responsesModel(api)(items, [], new AbortController().signal)).rejects.toThrow('busy');
  });
});

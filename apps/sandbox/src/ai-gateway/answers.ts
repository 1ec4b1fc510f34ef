import { randomBytes } from 'node:crypto';

import type { ChatBody, ModelTurn, ResponsesBody } from './Conversation.ts';

/** One event of a stream; `data` is sent as JSON, a text as it is. */
export interface ServerEvent {
  readonly event?: string;
  readonly data: object | string;
}

type CompletionObject = ReturnType<typeof completionObject>;

type OutputItem =
  | {
      type: 'message';
      id: string;
      status: string;
      role: 'assistant';
      content: { type: 'output_text'; text: string; annotations: never[]; logprobs: never[] }[];
    }
  | { type: 'function_call'; id: string; status: string; call_id: string; name: string; arguments: string };

/** A whole answer of `responses`, with every field that the original has. */
export function responseObject(body: ResponsesBody, turn: ModelTurn, now: Date) {
  const output = outputOf(turn);
  const inputTokens = estimateTokens(body.input) + estimateTokens(body.tools);
  const outputTokens = estimateTokens(output);
  return {
    id: identifier('resp'),
    object: 'response' as const,
    created_at: Math.floor(now.getTime() / 1000),
    status: 'completed',
    background: false,
    completed_at: Math.floor(now.getTime() / 1000),
    error: null,
    incomplete_details: null,
    instructions: typeof body.instructions === 'string' ? body.instructions : null,
    max_output_tokens: typeof body.max_output_tokens === 'number' ? body.max_output_tokens : null,
    max_tool_calls: null,
    model: body.model,
    output,
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    service_tier: 'default',
    store: false,
    temperature: body.temperature ?? 1,
    text: { format: { type: 'text' }, verbosity: 'medium' },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_logprobs: 0,
    top_p: typeof body.top_p === 'number' ? body.top_p : 1,
    truncation: 'disabled',
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputTokens + outputTokens,
    },
    user: null,
    metadata: {},
  };
}
export type ResponseObject = ReturnType<typeof responseObject>;

function outputOf({ text, calls }: ModelTurn): OutputItem[] {
  const message: OutputItem[] =
    text === undefined
      ? []
      : [
          {
            type: 'message',
            id: identifier('msg'),
            status: 'completed',
            role: 'assistant',
            content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
          },
        ];
  return [
    ...message,
    ...calls.map((call): OutputItem => ({
      type: 'function_call',
      id: identifier('fc'),
      status: 'completed',
      call_id: identifier('call'),
      name: call.name,
      arguments: call.arguments,
    })),
  ];
}

/** The events by which `responses` streams an answer, in the original's order. */
export function responseEvents(response: ResponseObject): ServerEvent[] {
  const events: ServerEvent[] = [];
  const send = (type: string, data: object) =>
    events.push({ event: type, data: { type, ...data, sequence_number: events.length } });
  const started = { ...response, status: 'in_progress', completed_at: null, output: [], usage: null };
  send('response.created', { response: started });
  send('response.in_progress', { response: started });
  for (const [output_index, item] of response.output.entries()) {
    const at = { item_id: item.id, output_index };
    if (item.type === 'function_call') {
      send('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', arguments: '' },
      });
      for (const delta of inPieces(item.arguments)) {
        send('response.function_call_arguments.delta', { ...at, delta });
      }
      const { name, arguments: given } = item;
      send('response.function_call_arguments.done', { ...at, name, arguments: given });
    } else {
      send('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', content: [] },
      });
      for (const [content_index, part] of item.content.entries()) {
        const place = { ...at, content_index };
        send('response.content_part.added', { ...place, part: { ...part, text: '' } });
        for (const delta of inPieces(part.text)) {
          send('response.output_text.delta', { ...place, delta, logprobs: [] });
        }
        send('response.output_text.done', { ...place, text: part.text, logprobs: [] });
        send('response.content_part.done', { ...place, part });
      }
    }
    send('response.output_item.done', { output_index, item });
  }
  send('response.completed', { response });
  return events;
}

/** A whole answer of `chat/completions`, with every field that the original has. */
export function completionObject(body: ChatBody, { text, calls }: ModelTurn, now: Date) {
  const message = {
    role: 'assistant' as const,
    content: text ?? null,
    refusal: null,
    annotations: [],
    ...(calls.length > 0 && {
      tool_calls: calls.map((call) => ({
        id: identifier('call'),
        type: 'function' as const,
        function: { name: call.name, arguments: call.arguments },
      })),
    }),
  };
  const promptTokens = estimateTokens(body.messages) + estimateTokens(body.tools);
  const completionTokens = estimateTokens(message);
  return {
    id: identifier('chatcmpl'),
    object: 'chat.completion' as const,
    created: Math.floor(now.getTime() / 1000),
    model: body.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: {
        reasoning_tokens: 0,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: 'default',
    system_fingerprint: null,
  };
}

/** The chunks by which `chat/completions` streams an answer. @param withUsage whether a last one tells the tokens */
export function completionEvents(completion: CompletionObject, withUsage: boolean): ServerEvent[] {
  const { choices, usage, object: _object, ...head } = completion;
  const chunk = (rest: object): ServerEvent => ({
    data: { ...head, object: 'chat.completion.chunk', ...rest, ...(withUsage && { usage: null }) },
  });
  const delta = (part: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: part, logprobs: null, finish_reason }] });
  const [choice] = choices;
  const { content, tool_calls: calls = [] } = choice!.message;
  return [
    delta({ role: 'assistant', content: calls.length > 0 ? null : '', refusal: null }),
    ...inPieces(content ?? '').map((text) => delta({ content: text })),
    ...calls.flatMap(({ id, type, function: { name, arguments: given } }, index) => [
      delta({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] }),
      ...inPieces(given).map((text) => delta({ tool_calls: [{ index, function: { arguments: text } }] })),
    ]),
    delta({}, choice!.finish_reason),
    ...(withUsage ? [{ data: { ...head, object: 'chat.completion.chunk', choices: [], usage } }] : []),
    { data: '[DONE]' },
  ];
}

/** Writes an event as `text/event-stream` has it. */
export function writeEvent({ event, data }: ServerEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${text}\n\n`;
}

/** A text as a model streams it: word by word. */
function inPieces(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
}

/** A new name in OpenAI's manner, such as `resp_…`. */
function identifier(prefix: string): string {
  return `${prefix}_${randomBytes(20).toString('hex')}`;
}

/** A rough number of tokens for a text, used until the exact number is known. */
export function estimateTokens(value: unknown): number {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Math.ceil(text.length / 4);
}

import type { ModelTurn, ResponsesBody } from '../Conversation.ts';
import { estimateTokens, identifier, inPieces, type ServerEvent } from './ServerEvent.ts';

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

import type { ChatBody, ModelTurn } from '../Conversation.ts';
import { estimateTokens, identifier, inPieces, type ServerEvent } from './ServerEvent.ts';

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
export type CompletionObject = ReturnType<typeof completionObject>;

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

import type { ChatBody, ModelTurn } from '../Conversation.ts';
import { estimateTokens, identifier } from './identifier.ts';

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

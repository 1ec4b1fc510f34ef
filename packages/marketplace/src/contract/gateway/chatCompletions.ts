import { endpoint, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { ChatTool } from './functionTool.ts';

/** A call that the model makes, with arguments as unchecked JSON. */
export const ChatToolCall = v.looseObject({
  id: Identifier,
  type: v.nullish(v.string()),
  function: v.looseObject({ name: v.string(), arguments: v.string() }),
});
export type ChatToolCall = v.InferOutput<typeof ChatToolCall>;

/** One message of a conversation; `tool` answers the call of `tool_call_id`. */
export const ChatCompletionMessage = v.looseObject({
  role: v.picklist(['user', 'assistant', 'system', 'developer', 'tool']),
  content: v.nullish(
    v.union([v.string(), v.array(v.looseObject({ type: v.string(), text: v.nullish(v.string()) }))]),
  ),
  tool_calls: v.nullish(v.array(ChatToolCall)),
  tool_call_id: v.nullish(Identifier),
});
export type ChatCompletionMessage = v.InferOutput<typeof ChatCompletionMessage>;

/** An answer of the model in the older form. */
export const ChatCompletion = v.looseObject({
  id: v.nullish(Identifier),
  object: v.nullish(v.string()),
  created: v.nullish(v.number()),
  model: v.nullish(v.string()),
  choices: v.array(
    v.looseObject({
      index: v.nullish(v.number()),
      finish_reason: v.nullish(v.string()),
      message: v.looseObject({
        role: v.nullish(v.string()),
        content: v.nullish(v.string()),
        refusal: v.nullish(v.string()),
        tool_calls: v.nullish(v.array(ChatToolCall)),
      }),
    }),
  ),
  usage: v.nullish(
    v.looseObject({
      prompt_tokens: v.nullish(v.number()),
      completion_tokens: v.nullish(v.number()),
      total_tokens: v.nullish(v.number()),
    }),
  ),
});
export type ChatCompletion = v.InferOutput<typeof ChatCompletion>;

/** Asks the model in the older form, when `responses` has failed. Other fields of the OpenAI call pass. */
export const createChatCompletion = endpoint('POST api/ai-gateway/chat/completions', {
  binds: false,
  body: v.looseObject({
    model: v.pipe(v.string(), v.nonEmpty()),
    messages: v.pipe(v.array(ChatCompletionMessage), v.nonEmpty()),
    temperature: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
    tools: v.nullish(v.array(ChatTool)),
    parallel_tool_calls: v.nullish(v.boolean()),
  }),
  response: ChatCompletion,
});

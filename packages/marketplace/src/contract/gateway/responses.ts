import { endpoint, Identifier } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { FunctionTool } from './functionTool.ts';

/** A piece of a message: `input_text` of the user, `output_text` or `refusal` of the model. */
const ContentPart = v.looseObject({
  type: v.string(),
  text: v.nullish(v.string()),
  refusal: v.nullish(v.string()),
});

/** A message of the user, the portal (`developer`, `system`) or the model. */
const InputMessage = v.looseObject({
  type: v.optional(v.literal('message')),
  role: v.picklist(['user', 'assistant', 'system', 'developer']),
  content: v.union([v.string(), v.array(ContentPart)]),
});
/** A call the model made, given back to it. */
const InputCall = v.looseObject({
  type: v.literal('function_call'),
  call_id: Identifier,
  name: v.string(),
  arguments: v.string(),
});
/** The result of the call that `call_id` names. */
const InputCallOutput = v.looseObject({
  type: v.literal('function_call_output'),
  call_id: Identifier,
  output: v.union([v.string(), v.array(ContentPart)]),
});
export const GatewayInputItem = v.union([InputMessage, InputCall, InputCallOutput]);
export type GatewayInputItem = v.InferOutput<typeof GatewayInputItem>;

/** A part of an answer: `message` to the user, or `function_call` to the portal. Others are passed over. */
export const GatewayOutputItem = v.looseObject({
  type: v.string(),
  id: v.nullish(Identifier),
  status: v.nullish(v.string()),
  /** message */
  role: v.nullish(v.string()),
  content: v.nullish(v.array(ContentPart)),
  /** function_call: `arguments` is unchecked JSON. */
  call_id: v.nullish(Identifier),
  name: v.nullish(v.string()),
  arguments: v.nullish(v.string()),
});
export type GatewayOutputItem = v.InferOutput<typeof GatewayOutputItem>;

/** An answer of the model. */
export const GatewayResponse = v.looseObject({
  id: v.nullish(Identifier),
  object: v.nullish(v.string()),
  created_at: v.nullish(v.number()),
  model: v.nullish(v.string()),
  status: v.nullish(v.string()),
  output: v.array(GatewayOutputItem),
  error: v.nullish(v.looseObject({ code: v.nullish(v.string()), message: v.nullish(v.string()) })),
  usage: v.nullish(
    v.looseObject({
      input_tokens: v.nullish(v.number()),
      output_tokens: v.nullish(v.number()),
      total_tokens: v.nullish(v.number()),
    }),
  ),
});
export type GatewayResponse = v.InferOutput<typeof GatewayResponse>;

/** Asks the model by way of the gateway. Other fields of the OpenAI call pass, `stream` among them. */
export const createGatewayResponse = endpoint('POST api/ai-gateway/responses', {
  binds: false,
  body: v.looseObject({
    model: v.pipe(v.string(), v.nonEmpty()),
    input: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.array(GatewayInputItem), v.nonEmpty())]),
    temperature: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
    tools: v.nullish(v.array(FunctionTool)),
    parallel_tool_calls: v.nullish(v.boolean()),
  }),
  response: GatewayResponse,
});

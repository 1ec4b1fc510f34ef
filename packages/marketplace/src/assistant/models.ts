import type { PortalContext } from '@my-air/feature-kit';

import {
  createChatCompletion,
  createGatewayResponse,
  type ChatCompletionMessage,
  type GatewayInputItem,
} from '../contract.ts';
import type { AskModel, TranscriptItem } from './Transcript.ts';

type Api = PortalContext['api'];

/** The models and how freely they speak (section 9 of the specification). */
export const gatewayModels = {
  responses: { model: 'gpt-4.1', temperature: 0.2 },
  chat: { model: 'gpt-4o', temperature: 0.7 },
} as const;

/** Asks by `responses`, which comes first. */
export function responsesModel(api: Api): AskModel {
  return async (items, tools, signal) => {
    const body = {
      ...gatewayModels.responses,
      input: items.map(toInput),
      tools: [...tools],
      parallel_tool_calls: true,
    };
    const { output, error, status } = await api.send(createGatewayResponse, { body }, { signal });
    if (error || status === 'failed') throw new Error(`The model failed: ${error?.message ?? status}`);
    const texts = output.flatMap(({ type, content }) =>
      type === 'message' ? (content ?? []).map(({ text, refusal }) => text ?? refusal ?? '') : [],
    );
    const calls = output.flatMap(({ type, call_id, name, arguments: given }) =>
      type === 'function_call' ? [{ callId: call_id ?? '', name: name ?? '', arguments: given ?? '' }] : [],
    );
    return { text: texts.join('').trim() || undefined, calls };
  };
}

/** Asks by `chat/completions`, for when the other has failed (G-37). */
export function chatModel(api: Api): AskModel {
  return async (items, tools, signal) => {
    const body = {
      ...gatewayModels.chat,
      messages: toMessages(items),
      tools: tools.map(({ type, ...rest }) => ({ type, function: rest })),
      parallel_tool_calls: true,
    };
    const { choices } = await api.send(createChatCompletion, { body }, { signal });
    const message = choices[0]?.message;
    const calls = (message?.tool_calls ?? []).map(({ id, function: { name, arguments: given } }) => ({
      callId: id,
      name,
      arguments: given,
    }));
    return { text: (message?.content ?? message?.refusal ?? '').trim() || undefined, calls };
  };
}

function toInput(item: TranscriptItem): GatewayInputItem {
  switch (item.kind) {
    case 'message':
      return { role: item.role, content: item.text };
    case 'call':
      return {
        type: 'function_call',
        call_id: item.call.callId,
        name: item.call.name,
        arguments: item.call.arguments,
      };
    case 'result':
      return { type: 'function_call_output', call_id: item.callId, output: item.output };
  }
}

/** The same conversation in the older form, in which calls that were made together stand in one message. */
function toMessages(items: readonly TranscriptItem[]): ChatCompletionMessage[] {
  const messages: ChatCompletionMessage[] = [];
  for (const [place, item] of items.entries()) {
    if (item.kind === 'message') {
      messages.push({ role: item.role === 'developer' ? 'system' : item.role, content: item.text });
    } else if (item.kind === 'result') {
      messages.push({ role: 'tool', tool_call_id: item.callId, content: item.output });
    } else {
      const { callId, name, arguments: given } = item.call;
      const call = { id: callId, type: 'function', function: { name, arguments: given } };
      const together = items[place - 1]?.kind === 'call' ? messages.at(-1)?.tool_calls : undefined;
      if (together) together.push(call);
      else messages.push({ role: 'assistant', content: null, tool_calls: [call] });
    }
  }
  return messages;
}

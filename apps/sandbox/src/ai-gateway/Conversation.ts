import type { createChatCompletion, createGatewayResponse } from '@my-air/marketplace/contract';
import type { InferOutput } from 'valibot';

/** The body of a request to `responses`. */
export type ResponsesBody = InferOutput<NonNullable<(typeof createGatewayResponse)['body']>>;
/** The body of a request to `chat/completions`. */
export type ChatBody = InferOutput<NonNullable<(typeof createChatCompletion)['body']>>;

/** A tool that a model may call, as both forms of the gateway offer it. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  /** The JSON schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A call that a model makes: `arguments` is JSON. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: string;
}

/** The turn of a model: text, tool calls, or neither. */
export interface ModelTurn {
  readonly text?: string;
  readonly calls: readonly ToolCall[];
}

/** One step of a conversation. */
export type ConversationItem =
  | { readonly kind: 'message'; readonly by: 'person' | 'model' | 'portal'; readonly text: string }
  | { readonly kind: 'called'; readonly id: string; readonly call: ToolCall }
  | { readonly kind: 'answered'; readonly id: string; readonly output: string };

/** A conversation and the tools on offer, whichever form it came in. */
export interface Conversation {
  readonly items: readonly ConversationItem[];
  readonly tools: readonly OfferedTool[];
  /** Whether several calls may be made in one turn. */
  readonly isParallel: boolean;
}

/** Reads a conversation out of `responses`. */
export function fromResponses(body: ResponsesBody): Conversation {
  const { input, instructions, tools, parallel_tool_calls, tool_choice } = body;
  const items = typeof input === 'string' ? [{ role: 'user' as const, content: input }] : input;
  return {
    items: [
      ...(typeof instructions === 'string' ? [messageOf('portal', instructions)] : []),
      ...items.map((item) => fromItem(item as InputItem)),
    ],
    tools: tool_choice === 'none' ? [] : (tools ?? []).map(offered),
    isParallel: parallel_tool_calls !== false,
  };
}

/** The fields of an item that are read; the contract has checked them. */
type InputItem =
  | { type: 'function_call'; call_id: string; name: string; arguments: string }
  | { type: 'function_call_output'; call_id: string; output: Content }
  | { type?: 'message'; role: string; content: Content };

function fromItem(item: InputItem): ConversationItem {
  switch (item.type) {
    case 'function_call': {
      const { call_id: id, name, arguments: given } = item;
      return { kind: 'called', id, call: { name, arguments: given } };
    }
    case 'function_call_output':
      return { kind: 'answered', id: item.call_id, output: textOf(item.output) };
    default:
      return messageOf(speakerOf(item.role), textOf(item.content));
  }
}

/** Reads a conversation out of `chat/completions`. */
export function fromChat({ messages, tools, parallel_tool_calls, tool_choice }: ChatBody): Conversation {
  return {
    items: messages.flatMap(({ role, content, tool_calls, tool_call_id }): ConversationItem[] => {
      if (role === 'tool') return [{ kind: 'answered', id: tool_call_id ?? '', output: textOf(content) }];
      const text = textOf(content);
      return [
        ...(text === '' ? [] : [messageOf(speakerOf(role), text)]),
        ...(tool_calls ?? []).map(({ id, function: call }): ConversationItem => ({
          kind: 'called',
          id,
          call: { name: call.name, arguments: call.arguments },
        })),
      ];
    }),
    tools: tool_choice === 'none' ? [] : (tools ?? []).map((tool) => offered(tool.function)),
    isParallel: parallel_tool_calls !== false,
  };
}

function messageOf(by: 'person' | 'model' | 'portal', text: string): ConversationItem {
  return { kind: 'message', by, text };
}

function speakerOf(role: string) {
  if (role === 'user') return 'person';
  return role === 'assistant' ? 'model' : 'portal';
}

type Content = string | readonly { text?: string | null | undefined }[] | null | undefined;

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}

type GivenTool = {
  name: string;
  description?: string | null | undefined;
  parameters?: Record<string, unknown> | null | undefined;
};

function offered({ name, description, parameters }: GivenTool): OfferedTool {
  return { name, description: description ?? '', parameters: parameters ?? {} };
}

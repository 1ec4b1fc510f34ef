import type { FunctionTool } from '../contract.ts';

/** A call that a model makes; its arguments are JSON that is not checked yet. */
export interface ToolCall {
  callId: string;
  name: string;
  arguments: string;
}

/** The messages and calls of a conversation, independent of the form of the gateway. */
export type TranscriptItem =
  | { kind: 'message'; role: 'user' | 'assistant' | 'developer'; text: string }
  | { kind: 'call'; call: ToolCall }
  | { kind: 'result'; callId: string; output: string };

/** The answer of a model: words, calls, both or nothing. */
export interface ModelTurn {
  text: string | undefined;
  calls: readonly ToolCall[];
}

/** Asks a model for its next turn. Rejects when the gateway does not answer. */
export type AskModel = (
  items: readonly TranscriptItem[],
  tools: readonly FunctionTool[],
  signal: AbortSignal,
) => Promise<ModelTurn>;

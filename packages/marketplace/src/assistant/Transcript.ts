import type { FunctionTool } from '../contract.ts';

/** A call that a model makes; its arguments are JSON that nobody has checked. */
export interface ToolCall {
  callId: string;
  name: string;
  arguments: string;
}

/** What has been said and done in a conversation, whichever form of the gateway it goes through. */
export type TranscriptItem =
  | { kind: 'message'; role: 'user' | 'assistant' | 'developer'; text: string }
  | { kind: 'call'; call: ToolCall }
  | { kind: 'result'; callId: string; output: string };

/** What a model came up with: words, calls, both or nothing. */
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

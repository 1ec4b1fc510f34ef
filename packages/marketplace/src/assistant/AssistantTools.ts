import type { FunctionTool } from '../contract.ts';
import type { Why } from './Why.ts';

/** A step of the assistant, shown to the user while it works. */
export type AssistantStep =
  | { kind: 'categories'; names: readonly string[] }
  | { kind: 'everything' }
  | { kind: 'details'; name: string };

/** The result of a call. */
export interface ToolResult {
  /** The text that the model gets back. */
  output: string;
  /** The services it found; cards are made of these alone. */
  productIds: readonly number[];
  /** The reason why each of them is an answer, by its id. */
  why: Readonly<Record<number, Why>>;
  step?: AssistantStep;
  /** Whether a search was made, and found no service anywhere. */
  isEmptySearch?: boolean;
}

/** The tools of the assistant: their descriptions for a model, and the function that calls them. */
export interface AssistantTools {
  definitions: readonly FunctionTool[];
  /** Calls a tool by its name; never rejects: the model gets the error as its result. */
  call: (name: string, given: string) => Promise<ToolResult>;
}

/** The result of a call to an unknown tool (ERR-12). */
export const unknownFunction = 'Unknown function';
/** The result of a call whose arguments make no sense (ERR-12). */
export const invalidArguments = 'Invalid arguments';

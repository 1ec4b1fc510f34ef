import type { FunctionTool } from '../contract.ts';
import type { Why } from './Why.ts';

/** What the assistant does at the moment, for the person to follow. */
export type AssistantStep =
  | { kind: 'categories'; names: readonly string[] }
  | { kind: 'everything'; query: string }
  | { kind: 'details'; name: string };

/** What a call came to. */
export interface ToolResult {
  /** What the model is told. */
  output: string;
  /** The services it found; cards are made of these alone. */
  productIds: readonly number[];
  /** Why each of them is an answer. */
  why: Readonly<Record<number, Why>>;
  step?: AssistantStep;
  /** Whether services were looked for, and none was found anywhere. */
  isEmptySearch?: boolean;
}

/** The tools of the assistant: what a model is told of them, and how they are called. */
export interface AssistantTools {
  definitions: readonly FunctionTool[];
  /** Calls a tool by its name; never rejects: what went wrong is told to the model. */
  call: (name: string, given: string) => Promise<ToolResult>;
}

/** What the model is told when it calls what there is not (ERR-12). */
export const unknownFunction = 'Unknown function';
/** What the model is told when its arguments make no sense (ERR-12). */
export const invalidArguments = 'Invalid arguments';

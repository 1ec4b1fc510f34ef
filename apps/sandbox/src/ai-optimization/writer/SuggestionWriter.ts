import type { Usage } from '../../ai-gateway/GatewayLimits.ts';
import type { WireLocale } from '../../content/wireLocales.ts';
import type { OptimizedTexts } from '../../database/schema.ts';
import type { Prompt } from '../prompts.ts';

/** One text that a writer would change. */
export interface WrittenText {
  readonly field: keyof OptimizedTexts;
  readonly text: string;
  readonly promptId: string;
  /** The rules that made it; none where a model wrote it. */
  readonly rules: readonly string[];
  /** Why, in the model's words. */
  readonly reason: string | null;
}

/** The task of a writer for one video. */
export interface WritingTask {
  readonly texts: OptimizedTexts;
  readonly prompts: readonly Prompt[];
  /** The wire's code of the reader's language, which reasons are written in. */
  readonly locale: WireLocale;
}

/** Writes suggestions for one video. */
export interface SuggestionWriter {
  /** How many characters a task sends to a model; 0 where no model is called. */
  readonly charactersOf: (task: WritingTask) => number;
  /** Rejects with the gateway's `HttpError`, or on abort. `onUsage` gets the usage, also before a failure. */
  readonly write: (
    task: WritingTask,
    signal: AbortSignal,
    onUsage: (usage: Usage) => void,
  ) => Promise<readonly WrittenText[]>;
}

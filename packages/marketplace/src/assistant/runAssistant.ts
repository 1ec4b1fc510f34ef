import type { AssistantStep, AssistantTools } from './AssistantTools.ts';
import type { AskModel, ModelTurn, ToolCall, TranscriptItem } from './Transcript.ts';
import type { Why } from './Why.ts';
import { withDeadline } from './withDeadline.ts';

/** The bounds after which the assistant gives up (G-36); the time in milliseconds. */
export const assistantBounds = { rounds: 8, time: 30_000 } as const;

/** The end of a question. */
export type AssistantOutcome =
  | {
      kind: 'answer';
      text: string;
      productIds: readonly number[];
      why: Readonly<Record<number, Why>>;
      isEmptySearch: boolean;
    }
  /** The model said nothing, or went round in circles: the sentence of the catalogue is shown. */
  | { kind: 'no-answer'; because: 'silence' | 'rounds' | 'time' | 'repetition' }
  /** No model could be reached: the search in this browser answers instead. */
  | { kind: 'unavailable'; error: unknown }
  | { kind: 'stopped' };

export interface AssistantRun {
  /** The conversation so far, the question last. */
  items: readonly TranscriptItem[];
  /** The models in turn; the next one takes over, once, when one fails. */
  models: readonly AskModel[];
  tools: AssistantTools;
  /** Stops it immediately. */
  signal: AbortSignal;
  /** Called with each thing it does. */
  onStep?: (step: AssistantStep) => void;
}

/**
 * Asks the model, runs the tools that it calls, returns their results to it, and asks again, until it answers
 * the user.
 */
export async function runAssistant(run: AssistantRun): Promise<AssistantOutcome> {
  const deadline = withDeadline(run.signal, assistantBounds.time);
  try {
    return await converse(run, deadline.signal, deadline.race);
  } catch (error) {
    if (run.signal.aborted) return { kind: 'stopped' };
    if (deadline.isOver()) return { kind: 'no-answer', because: 'time' };
    return { kind: 'unavailable', error };
  } finally {
    deadline.clear();
  }
}

async function converse(
  { items, models, tools, onStep }: AssistantRun,
  signal: AbortSignal,
  race: <Value>(work: Promise<Value>) => Promise<Value>,
): Promise<AssistantOutcome> {
  const transcript = [...items];
  const ask = askInTurn(models);
  const made = new Set<string>();
  const found = new Map<number, Why>();
  let searches = 0;
  let emptySearches = 0;

  for (let round = 0; round < assistantBounds.rounds; round++) {
    const { text, calls } = await race(ask(transcript, tools, signal));
    if (calls.length === 0) {
      if (text === undefined) return { kind: 'no-answer', because: 'silence' };
      const isEmptySearch = found.size === 0 && searches > 0 && searches === emptySearches;
      return {
        kind: 'answer',
        text,
        productIds: [...found.keys()],
        why: Object.fromEntries(found),
        isEmptySearch,
      };
    }
    const keys = calls.map(keyOf);
    if (new Set(keys).size < keys.length || keys.some((key) => made.has(key))) {
      return { kind: 'no-answer', because: 'repetition' };
    }
    for (const key of keys) made.add(key);

    if (text !== undefined) transcript.push({ kind: 'message', role: 'assistant', text });
    const results = await race(
      Promise.all(calls.map(({ name, arguments: given }) => tools.call(name, given))),
    );
    transcript.push(...calls.map((call): TranscriptItem => ({ kind: 'call', call })));
    for (const [place, { callId }] of calls.entries()) {
      const result = results[place]!;
      transcript.push({ kind: 'result', callId, output: result.output });
      if (result.isEmptySearch !== undefined || result.productIds.length > 0) searches++;
      if (result.isEmptySearch) emptySearches++;
      if (result.step) onStep?.(result.step);
    }
    // Searches that are made together serve several wishes: the best of each comes before the second of any.
    const count = Math.max(0, ...results.map(({ productIds }) => productIds.length));
    for (let place = 0; place < count; place++) {
      for (const { productIds, why } of results) {
        const id = productIds[place];
        if (id !== undefined && why[id] && !found.has(id)) found.set(id, why[id]);
      }
    }
  }
  return { kind: 'no-answer', because: 'rounds' };
}

/** Asks the first model; from its failure on, the next. When the last one fails, the call fails. */
function askInTurn(models: readonly AskModel[]) {
  let current = 0;
  return async (
    items: readonly TranscriptItem[],
    tools: AssistantTools,
    signal: AbortSignal,
  ): Promise<ModelTurn> => {
    for (;;) {
      try {
        const model = models[current];
        if (!model) throw new Error('There is no model to ask.');
        return await model(items, tools.definitions, signal);
      } catch (error) {
        if (signal.aborted || current >= models.length - 1) throw error;
        current++;
      }
    }
  };
}

/** A key of a call that is the same for any spacing and order of its arguments. */
function keyOf({ name, arguments: given }: ToolCall): string {
  try {
    const value: unknown = JSON.parse(given);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const ordered = isObject ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) : value;
    return `${name} ${JSON.stringify(ordered)}`;
  } catch {
    // SyntaxError: arguments that make no sense are compared as they are.
    return `${name} ${given}`;
  }
}

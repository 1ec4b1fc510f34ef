import { atomStore, type KeptAtom } from '@my-air/feature-kit/state';

import type { Applicant } from '../offer/describeAccess.ts';
import type { AssistantStep } from './AssistantTools.ts';
import type { Conversation, Exchange } from './Conversation.ts';

/** The part of an exchange that an answer adds to its question. */
export type Answer = Pick<Exchange, 'state' | 'text' | 'productIds' | 'heldIds' | 'why'>;

/** The answer without words and services. */
export const emptyAnswer = { text: '', productIds: [], heldIds: [], why: {} } as const;

export interface AnswerOptions {
  /** The user with the channels that the services are for. */
  applicant: Applicant;
  signal: AbortSignal;
  /** Called with each thing that the assistant does. */
  onStep: (step: AssistantStep) => void;
}

export interface ConversationOptions {
  /** Answers a question, with the exchanges before it. */
  answer: (question: string, before: readonly Exchange[], options: AnswerOptions) => Promise<Answer>;
  /** The exchanges, which outlive the page. */
  exchangesAtom: KeptAtom<readonly Exchange[]>;
}

/** The most exchanges that are kept: older ones help neither the user nor the model. */
const mostKept = 20;

/** Keeps a conversation: one question at a time; each change is published and stored. */
export function createConversation({ answer, exchangesAtom }: ConversationOptions): Conversation {
  const get = () => atomStore.get(exchangesAtom);
  let running: AbortController | undefined;

  const set = (next: readonly Exchange[]) => void atomStore.set(exchangesAtom, next.slice(-mostKept));
  const change = (id: string, part: (exchange: Exchange) => Partial<Exchange>) =>
    set(get().map((exchange) => (exchange.id === id ? { ...exchange, ...part(exchange) } : exchange)));

  async function run(
    question: string,
    before: readonly Exchange[],
    applicant: Applicant,
  ): Promise<Exchange | undefined> {
    const asked = question.trim();
    if (running || asked === '') return undefined;
    const controller = new AbortController();
    running = controller;
    const id = crypto.randomUUID();
    set([...before, { ...emptyAnswer, id, question: asked, state: 'typing', steps: [] }]);
    const onStep = (step: AssistantStep) => change(id, ({ steps }) => ({ steps: [...steps, step] }));
    const options = { applicant, signal: controller.signal, onStep };
    const answered = await answer(asked, before, options).catch((): Answer => ({
      ...emptyAnswer,
      state: 'unanswered',
    }));
    if (running === controller) running = undefined;
    change(id, () => answered);
    return get().find((exchange) => exchange.id === id);
  }

  return {
    exchangesAtom,
    get,
    ask: (question, applicant) => run(question, get(), applicant),
    retry: (applicant) => {
      const last = get().at(-1);
      return last ? run(last.question, get().slice(0, -1), applicant) : Promise.resolve(undefined);
    },
    stop: () => running?.abort(),
    clear: () => {
      running?.abort();
      running = undefined;
      set([]);
    },
  };
}

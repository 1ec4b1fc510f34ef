import { atomStore, type KeptAtom } from '@my-air/feature-kit/state';

import type { AssistantStep } from './AssistantTools.ts';
import type { Conversation, Exchange } from './Conversation.ts';

/** The part of an exchange that an answer adds to its question. */
export type Answer = Pick<Exchange, 'state' | 'text' | 'productIds' | 'why'>;

export interface ConversationOptions {
  /** Answers a question, with the exchanges before it. */
  answer: (
    question: string,
    before: readonly Exchange[],
    options: { signal: AbortSignal; onStep: (step: AssistantStep) => void },
  ) => Promise<Answer>;
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

  async function run(question: string, before: readonly Exchange[]): Promise<Exchange | undefined> {
    const asked = question.trim();
    if (running || asked === '') return undefined;
    const controller = new AbortController();
    running = controller;
    const id = crypto.randomUUID();
    set([...before, { id, question: asked, state: 'typing', text: '', productIds: [], why: {}, steps: [] }]);
    const onStep = (step: AssistantStep) => change(id, ({ steps }) => ({ steps: [...steps, step] }));
    const answered = await answer(asked, before, { signal: controller.signal, onStep }).catch((): Answer => ({
      state: 'unanswered',
      text: '',
      productIds: [],
      why: {},
    }));
    if (running === controller) running = undefined;
    change(id, () => answered);
    return get().find((exchange) => exchange.id === id);
  }

  return {
    exchangesAtom,
    get,
    ask: (question) => run(question, get()),
    retry: () => {
      const last = get().at(-1);
      return last ? run(last.question, get().slice(0, -1)) : Promise.resolve(undefined);
    },
    stop: () => running?.abort(),
    clear: () => {
      running?.abort();
      running = undefined;
      set([]);
    },
  };
}

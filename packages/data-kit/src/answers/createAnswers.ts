import { createRemovals, type RemovalsOptions } from '../removals/createRemovals.ts';

/**
 * The one-time answers of a user, such as a dismissed dialog, including those that the server may not know
 * yet.
 */
export interface Answers {
  subscribe: (onChange: () => void) => () => void;
  /** Whether the user has answered, even if the server does not know yet. */
  isGiven: (question: number | string) => boolean;
  /** Keeps an answer and sends it to the server. Never rejects. */
  give: (question: number | string, answer: string) => Promise<void>;
  /** Sends the server the answers that earlier pages did not; returns a function that stops it. */
  start: () => () => void;
}

export interface AnswersOptions extends Pick<RemovalsOptions, 'name' | 'userId' | 'isCurrent'> {
  /** Sends an answer to the server; idempotent. Throws an ApiError. */
  send: (question: string, answer: string, how: { keepalive: boolean }) => Promise<unknown>;
}

/**
 * Makes the answers of one user. A question that was answered is a thing that was removed: it is not shown
 * again, on this page or the next, while its answer is on its way.
 */
export function createAnswers({ send, ...options }: AnswersOptions): Answers {
  const removals = createRemovals({
    ...options,
    remove(id, how) {
      const end = id.indexOf(' ');
      return send(id.slice(end + 1), id.slice(0, end), how);
    },
  });
  return {
    subscribe: removals.subscribe,
    isGiven: (question) =>
      [...removals.get()].some((id) => id.slice(id.indexOf(' ') + 1) === String(question)),
    async give(question, answer) {
      const id = `${answer} ${question}`;
      removals.begin(id);
      await removals.finish(id);
    },
    start: removals.start,
  };
}

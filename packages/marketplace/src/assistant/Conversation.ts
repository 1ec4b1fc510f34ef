import type { Atom } from 'jotai';

import type { Applicant } from '../offer/describeAccess.ts';
import type { AssistantStep } from './AssistantTools.ts';
import type { Why } from './Why.ts';

/** The state of an answer: how it was found, or why there is none. */
export type AnswerState =
  /** The assistant is at it. */
  | 'typing'
  | 'answered'
  /** It said nothing, or went round in circles. */
  | 'unanswered'
  /** Nothing fits, in the categories or among all services. */
  | 'nothing-found'
  /** No model could be reached; this browser searched by itself. */
  | 'local'
  /** The same, and it found nothing. */
  | 'local-nothing'
  /** The user stopped it. */
  | 'stopped'
  /** The page was left while it was on its way. */
  | 'interrupted';

/** A question and its answer. */
export interface Exchange {
  id: string;
  question: string;
  state: AnswerState;
  /** The words of the model; plain text, whatever it holds. */
  text: string;
  /** The recommended services, the best first. */
  productIds: readonly number[];
  /** The services that would be recommended, if the user had not requested them already. */
  heldIds: readonly number[];
  /** The reason why each service is an answer, by its id. */
  why: Readonly<Record<number, Why>>;
  steps: readonly AssistantStep[];
}

/** A conversation with the assistant, kept in this tab over reloads. */
export interface Conversation {
  exchangesAtom: Atom<readonly Exchange[]>;
  get: () => readonly Exchange[];
  /** Asks for a user and their channels; while an answer is on its way nothing more is asked. */
  ask: (question: string, applicant: Applicant) => Promise<Exchange | undefined>;
  /** Asks the last question again, in the place of its answer. */
  retry: (applicant: Applicant) => Promise<Exchange | undefined>;
  /** Stops the answer that is on its way. */
  stop: () => void;
  /** Begins anew. */
  clear: () => void;
}

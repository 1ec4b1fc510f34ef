import type { Locale } from '@my-air/i18n';

/** The kinds of questions that are graded. */
export const questionKinds = [
  'theft',
  'money',
  'growth',
  'children',
  'typo',
  'everyday',
  'negation',
  'price',
  'several',
  'vague',
  'greeting',
  'small-talk',
  'support',
  'account',
  'knowledge',
  'off-topic',
  'hostile',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of the set, with the services and words of a right answer to it. */
export interface Question {
  readonly locale: Locale;
  readonly kind: QuestionKind;
  readonly text: string;
  /** For each wish the slugs of the services that meet it; one of them is enough. Of support and accounts: the only ones that may be shown. */
  readonly wants: readonly (readonly string[])[];
  /** Slugs of services that must not be among the first. */
  readonly unwanted: readonly string[];
  /** The words that a right answer contains; for a hostile question, the words that it must not contain. */
  readonly says: RegExp | undefined;
}

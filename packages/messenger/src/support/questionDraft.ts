import { Id } from '@my-air/api-client/contract';
import { draftPlace } from '@my-air/feature-kit/forms';
import type { ModalProps } from '@my-air/feature-kit';
import * as v from 'valibot';

/** The files of a question are those of this chat, because its own does not exist yet. */
export const newChat = 0;

const texts = {
  /** The id of the topic as the form has it; empty before one is chosen. */
  category: v.string(),
  /** The key of the channel that it is about, once the user has chosen one; empty for none. */
  channel: v.optional(v.string()),
  summary: v.string(),
  message: v.string(),
  /** The message of a chat that the question is about. */
  replyTo: v.optional(v.object({ messageId: Id, text: v.string() })),
};
const TextsSchema = v.object(texts);
const QuestionSchema = v.object({
  ...texts,
  /** An earlier question, set aside for this one. */
  aside: v.optional(TextsSchema),
});

/** The texts of a question to support. */
export type QuestionTexts = v.InferOutput<typeof TextsSchema>;
/** A question to support that has not been sent. */
export type Question = v.InferOutput<typeof QuestionSchema>;

export const questionPlace = draftPlace(
  'messenger/question',
  QuestionSchema,
  ({ summary, message, aside }) => summary + message === '' && aside === undefined,
);

type Prefill = ModalProps<'support'>['props'];

/** The question that the dialog was opened with. */
export function prefilledQuestion({ summary, message, categoryId, replyTo }: Prefill): QuestionTexts {
  return {
    category: categoryId === undefined ? '' : String(categoryId),
    summary: summary ?? '',
    message: message ?? '',
    ...(replyTo && { replyTo }),
  };
}

/** Whether the dialog was opened for another question than the current draft. */
export function isOtherQuestion(prefill: Prefill, underWay: QuestionTexts): boolean {
  const { summary, message, replyTo } = prefill;
  return (
    (summary !== undefined && summary !== underWay.summary) ||
    // Text typed below a prefilled text belongs to the same question.
    (message !== undefined && !underWay.message.startsWith(message)) ||
    (replyTo !== undefined && replyTo.messageId !== underWay.replyTo?.messageId)
  );
}

import type { ModalProps } from '@my-air/feature-api';

import type { QuestionTexts } from './questionDraft.ts';

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

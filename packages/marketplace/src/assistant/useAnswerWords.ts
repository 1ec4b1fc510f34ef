import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFormat, fromWire } from '@my-air/i18n';

import type { AssistantStep } from './AssistantTools.ts';
import type { Exchange } from './Conversation.ts';

/** The words, in the language around, for the steps and the end of the assistant's work. */
export function useAnswerWords() {
  const { t, i18n } = useLingui();
  const format = createFormat({ locale: fromWire(i18n.locale) });

  /** The text in place of an answer that the model did not give, or below it. */
  const notice = ({ state }: Exchange): string | undefined => {
    switch (state) {
      case 'unanswered':
        return t`Sorry, I couldn't find an answer to your question. Please contact support.`;
      case 'nothing-found':
      case 'local-nothing':
        return t`No services found. Try other words, or browse all services.`;
      case 'local':
        return t`The assistant is not available right now. These services match your words.`;
      case 'stopped':
        return t`You stopped this answer.`;
      case 'interrupted':
        return t`The answer was interrupted because the page was closed or reloaded. Ask again.`;
      default:
        return undefined;
    }
  };

  return {
    notice,
    /** The work that was done for an answer, each kind of it once. */
    work: (steps: readonly AssistantStep[]): readonly string[] => {
      const names = (from: readonly string[]) => format.list([...new Set(from)]);
      const categories = names(steps.flatMap((step) => (step.kind === 'categories' ? step.names : [])));
      const read = names(steps.flatMap((step) => (step.kind === 'details' ? step.name : [])));
      return [
        ...(categories ? [t`Looked in ${categories}`] : []),
        ...(steps.some(({ kind }) => kind === 'everything') ? [t`Looked through all services`] : []),
        ...(read ? [t`Read about ${read}`] : []),
      ];
    },
    /** The text of an answer as a screen reader announces it. */
    announcement: (exchange: Exchange): string => {
      const count = exchange.productIds.length;
      const found =
        count > 0 ? t`${plural(count, { one: '# service found.', other: '# services found.' })}` : '';
      return [exchange.text, notice(exchange), found].filter(Boolean).join(' ');
    },
  };
}

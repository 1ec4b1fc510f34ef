import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';

import type { AssistantStep } from './AssistantTools.ts';
import type { Exchange } from './Conversation.ts';

/** The words for the steps and the end of the assistant's work. */
export function useAnswerWords() {
  const { t } = useLingui();
  const format = useFormat();

  /** The text in place of an answer that the model did not give, or below it. */
  const notice = ({ state }: Exchange): string | undefined => {
    switch (state) {
      case 'unanswered':
        return t`Sorry, I couldn't find an answer to your question. Please contact support.`;
      case 'nothing-found':
      case 'local-nothing':
        return t`No products found. Try other words, or look through all services.`;
      case 'local':
        return t`The assistant is not available right now. These services match your words.`;
      case 'stopped':
        return t`You stopped this answer.`;
      default:
        return undefined;
    }
  };

  return {
    notice,
    step: (step: AssistantStep): string => {
      switch (step.kind) {
        case 'categories': {
          const names = format.list(step.names);
          return t`Looked in ${names}`;
        }
        case 'everything': {
          const { query } = step;
          return t`Looked through all services for “${query}”`;
        }
        case 'details': {
          const { name } = step;
          return t`Read about ${name}`;
        }
      }
    },
    /** The text that a screen reader announces, once, when an answer is there. */
    announcement: (exchange: Exchange | undefined): string => {
      if (!exchange || exchange.state === 'typing') return '';
      const count = exchange.productIds.length;
      const found =
        count > 0 ? t`${plural(count, { one: '# service found.', other: '# services found.' })}` : '';
      return [exchange.text, notice(exchange), found].filter(Boolean).join(' ');
    },
  };
}

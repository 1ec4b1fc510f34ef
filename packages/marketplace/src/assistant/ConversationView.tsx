import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@my-air/i18n';
import { detectLanguage } from '@my-air/i18n/plain';
import { useDraft } from '@my-air/feature-kit/forms';
import { Stack, Text, VisuallyHidden } from '@my-air/ui-kit';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import { AskForm } from './AskForm.tsx';
import { assistantPlace } from './assistantDraft.ts';
import type { Exchange } from './Conversation.ts';
import { ExchangeView } from './ExchangeView.tsx';
import { InLanguage } from './InLanguage.tsx';
import { Ideas } from './Ideas.tsx';
import { useAnswerWords } from './useAnswerWords.ts';
import { useConversation } from './useConversation.ts';

/** The number of the latest questions that are open; those before are folded. */
const shown = 3;

export interface ConversationViewProps {
  /** The catalogue that the services of the answers come from. */
  catalogue: Catalogue;
  /** A question to begin with; asked once. */
  question?: AskedQuestion | undefined;
  /** Called with the services of a new answer. */
  onAnswered?: ((ids: readonly number[]) => void) | undefined;
  /** Called when the services of an answer are to be shown in the catalogue. */
  onPicked: (ids: readonly number[]) => void;
  /** Called when the conversation is restarted. */
  onCleared?: (() => void) | undefined;
  /** Whether the catalogue beside it shows the cards of an answer already. @default false */
  isBrief?: boolean | undefined;
}

/**
 * The conversation with the assistant: its questions and answers, the present step, and the field for the
 * next question.
 */
export function ConversationView({
  catalogue,
  question,
  onAnswered,
  onPicked,
  onCleared,
  isBrief,
}: ConversationViewProps) {
  const { t } = useLingui();
  const { conversation, exchanges } = useConversation();
  const draft = useDraft(assistantPlace);
  const [finished, setFinished] = useState<Exchange>();
  const locale = useLocale();
  const [isCleared, setIsCleared] = useState(false);
  const last = exchanges.at(-1);
  const isTyping = last?.state === 'typing';

  async function announceAnswer(answering: ReturnType<typeof conversation.ask>) {
    const answered = await answering;
    if (!answered) return;
    setFinished(answered);
    if (answered.productIds.length > 0) onAnswered?.(answered.productIds);
  }
  const ask = (text: string) => {
    // A suggestion, or a question from elsewhere on the page, leaves the typed text here alone.
    draft.forget(text);
    setFinished(undefined);
    setIsCleared(false);
    void announceAnswer(conversation.ask(text));
  };
  const stop = () => {
    // The question goes back to where it was written, so that it can be put better.
    if (!draft.value && last) draft.write(last.question);
    conversation.stop();
  };

  const clear = () => {
    conversation.clear();
    setIsCleared(true);
    onCleared?.();
  };

  useAskOnce(question, ask);

  const firstShown = exchanges.length - shown;
  const earlier = exchanges.filter((_, place) => place < firstShown);
  const draw = (exchange: Exchange) => (
    <ExchangeView
      key={exchange.id}
      exchange={exchange}
      catalogue={catalogue}
      onPicked={onPicked}
      onRetry={exchange === last ? () => void announceAnswer(conversation.retry()) : undefined}
      onClear={exchange === last ? clear : undefined}
      isBrief={isBrief}
    />
  );

  return (
    <Stack gap={4}>
      {/* In the page from the start and empty: a region that comes with its text is silent for some readers. */}
      <VisuallyHidden as="output" aria-live="polite">
        {finished && (
          <InLanguage locale={detectLanguage(finished.question, locale)}>
            <Announcement exchange={finished} />
          </InLanguage>
        )}
      </VisuallyHidden>
      {earlier.length > 0 && (
        <details>
          <Text as="summary" size={14} tone="muted">
            {t`${plural(earlier.length, { one: '# earlier question', other: '# earlier questions' })}`}
          </Text>
          <Exchanges aria-label={t`Earlier questions`}>{earlier.map(draw)}</Exchanges>
        </details>
      )}
      {exchanges.length > 0 && (
        <Exchanges aria-label={t`Conversation with the assistant`}>
          {exchanges.slice(-shown).map(draw)}
        </Exchanges>
      )}
      <AskForm
        draft={draft.value ?? ''}
        onDraft={draft.write}
        onAsk={ask}
        onStop={isTyping ? stop : undefined}
        takesFocus={isCleared}
      />
      {exchanges.length === 0 && <Ideas catalogue={catalogue} onAsk={ask} />}
    </Stack>
  );
}

const Exchanges = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  details > & {
    padding-block-start: var(--space-4);
  }
`;

/** The announcement of a screen reader, once, when an answer is there. */
function Announcement({ exchange }: { exchange: Exchange }) {
  return useAnswerWords().announcement(exchange);
}

/** Asks each question that comes from elsewhere on the page, once. */
function useAskOnce(question: AskedQuestion | undefined, ask: (text: string) => void): void {
  const asked = useRef<AskedQuestion>(undefined);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (question === undefined || asked.current === question) return;
    asked.current = question;
    begin(question.text);
  }, [question]);
}

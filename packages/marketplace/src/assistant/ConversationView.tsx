import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '@my-air/i18n';
import { detectLanguage } from '@my-air/i18n/plain';
import { useDraft } from '@my-air/feature-kit/forms';
import { Card, Stack, Text, VisuallyHidden } from '@my-air/ui-kit';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useApplicant } from '../offer/useApplicant.ts';
import { AboutChannel } from './AboutChannel.tsx';
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
  question?: string | undefined;
  /** Called with the services of a new answer, and with none when the conversation is restarted. */
  onAnswered: (ids: readonly number[]) => void;
  /** Called when the services of an answer are to be shown in the catalogue. */
  onPicked: (ids: readonly number[]) => void;
}

/**
 * The conversation with the assistant: the channel that it is about, its questions and answers, the present step, and the
 * field for the next question.
 */
export function ConversationView({ catalogue, question, onAnswered, onPicked }: ConversationViewProps) {
  const { t } = useLingui();
  const { conversation, exchanges } = useConversation();
  const applicant = useApplicant();
  const draft = useDraft(assistantPlace);
  const [finished, setFinished] = useState<Exchange>();
  const locale = useLocale();
  const [isCleared, setIsCleared] = useState(false);
  const last = exchanges.at(-1);
  const isTyping = last?.state === 'typing';

  async function watchAnswer(answering: ReturnType<typeof conversation.ask>) {
    setFinished(undefined);
    setIsCleared(false);
    setFinished(await answering);
  }
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    if (finished && finished.productIds.length > 0) tell(finished.productIds);
  }, [finished]);

  const ask = (text: string) => {
    // A suggestion, or a question from elsewhere on the page, leaves the typed text here alone.
    draft.forget(text);
    void watchAnswer(conversation.ask(text, applicant));
  };
  const stop = () => {
    // The question goes back to where it was written, so that it can be put better.
    if (!draft.value && last) draft.write(last.question);
    conversation.stop();
  };
  const clear = () => {
    conversation.clear();
    setIsCleared(true);
    onAnswered([]);
  };

  useAskOnce(question, ask);
  const latest = useInSight<HTMLOListElement>(last?.id);

  const firstShown = exchanges.length - shown;
  const earlier = exchanges.filter((_, place) => place < firstShown);
  const draw = (exchange: Exchange) => (
    <ExchangeView
      key={exchange.id}
      exchange={exchange}
      catalogue={catalogue}
      applicant={applicant}
      onPicked={onPicked}
      {...(exchange === last && {
        onRetry: () => void watchAnswer(conversation.retry(applicant)),
        onClear: clear,
      })}
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
      <AboutChannel />
      {earlier.length > 0 && (
        <details>
          <Text as="summary" size={14} tone="muted">
            {t`${plural(earlier.length, { one: '# earlier question', other: '# earlier questions' })}`}
          </Text>
          <Exchanges aria-label={t`Earlier questions`}>{earlier.map(draw)}</Exchanges>
        </details>
      )}
      {exchanges.length > 0 ? (
        <Exchanges ref={latest} aria-label={t`Conversation with the assistant`}>
          {exchanges.slice(-shown).map(draw)}
        </Exchanges>
      ) : (
        <Text tone="muted">
          <Trans>Say what you want to achieve. The assistant finds the services for it.</Trans>
        </Text>
      )}
      <Ask forwardedAs="div">
        <AskForm
          draft={draft.value ?? ''}
          onDraft={draft.write}
          onAsk={ask}
          onStop={isTyping ? stop : undefined}
          takesFocus={isCleared}
        />
      </Ask>
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

  /* The focus goes to nothing that is behind the field below. */
  a,
  button {
    scroll-margin-block-end: 7rem;
  }
`;

/** The field stays in sight below a long conversation. */
const Ask = styled(Card)`
  position: sticky;
  bottom: 0;
  gap: var(--space-2);
  padding: var(--space-3);
`;

/** The announcement of a screen reader, once, when an answer is there. */
function Announcement({ exchange }: { exchange: Exchange }) {
  return useAnswerWords().announcement(exchange);
}

/** Asks the question that the assistant was opened with, once. */
function useAskOnce(question: string | undefined, ask: (text: string) => void): void {
  const isAsked = useRef(false);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (question === undefined || isAsked.current) return;
    isAsked.current = true;
    begin(question);
  }, [question]);
}

/** Scrolls to the last item of a list when it becomes another one. */
function useInSight<List extends HTMLElement>(lastId: string | undefined) {
  const list = useRef<List>(null);
  useEffect(() => {
    if (lastId !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [lastId]);
  return list;
}

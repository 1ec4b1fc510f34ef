import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageTag, useLocale, type Locale } from '@my-air/i18n';
import { detectLanguage } from '@my-air/i18n/plain';
import { SupportButton } from '@my-air/feature-kit/views';
import { Button, Card, SearchIcon, Row, Spinner, Stack, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Exchange } from './Conversation.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { FoundServices } from './FoundServices.tsx';
import { HeldServices } from './HeldServices.tsx';
import { InLanguage } from './InLanguage.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

export interface ExchangeViewProps {
  /** The question with its answer and its steps. */
  exchange: Exchange;
  /** The catalogue; services that it does not hold are left out. */
  catalogue: Catalogue;
  /** The user with the channels that the services are for. */
  applicant: Applicant;
  /** Called when its services are to be shown in the catalogue. */
  onPicked: (ids: readonly number[]) => void;
  /** Called when the user asks the same question again; without it, that is not offered. */
  onRetry?: (() => void) | undefined;
  /** Called when the conversation is restarted; without it, that is not offered. */
  onClear?: (() => void) | undefined;
}

/** The most services that an answer compares; the catalogue shows all that were found. */
const mostCompared = 2;

/** A question, the steps of its answer, the answer, and a card for each of the best services. */
export function ExchangeView({
  exchange,
  catalogue,
  applicant,
  onPicked,
  onRetry,
  onClear,
}: ExchangeViewProps) {
  const { t } = useLingui();
  const { question, state, productIds, heldIds, why } = exchange;
  const language = detectLanguage(question, useLocale());
  // Services unknown to the catalogue are not drawn, whatever a model or a former build says.
  const known = (ids: readonly number[]) => ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  const products = known(productIds);
  const held = known(heldIds);
  const count = products.length;

  return (
    <Stack as="li" gap={3}>
      <Question forwardedAs="p" dir="auto">
        {question}
      </Question>
      <InLanguage locale={language}>
        <Answer exchange={exchange} language={language} />
      </InLanguage>
      {count > 0 && (
        <FoundServices
          products={products.slice(0, mostCompared)}
          applicant={applicant}
          why={why}
          language={language}
        />
      )}
      {held.length > 0 && <HeldServices products={held} />}
      <Row gap={2} wrap>
        {state === 'unanswered' && <SupportButton summary={question} />}
        {count > 0 && (
          <Button size="s" onClick={() => onPicked(products.map(({ id }) => id))}>
            {t`${plural(count, { one: 'Show # service in the catalogue', other: 'Show # services in the catalogue' })}`}
          </Button>
        )}
        {onRetry && state !== 'typing' && (
          <Button size="s" variant="quiet" onClick={onRetry}>
            {state === 'answered' || state === 'nothing-found' ? (
              <Trans>Ask again</Trans>
            ) : (
              <Trans>Try again</Trans>
            )}
          </Button>
        )}
        {onClear && (
          <Button size="s" variant="quiet" onClick={onClear}>
            <Trans>New conversation</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The work, the words and the end of an answer. */
function Answer({ exchange, language }: { exchange: Exchange; language: Locale }) {
  const { t } = useLingui();
  const words = useAnswerWords();
  const { state, text, steps } = exchange;
  const work = words.work(steps);
  const notice = words.notice(exchange);

  return (
    <>
      {work.length > 0 && (
        <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={t`Work done`}>
          {work.map((line) => (
            <li key={line}>
              <Row gap={2}>
                <SearchIcon aria-hidden width={14} height={14} />
                <Text as="span" size={14} tone="muted">
                  {line}
                </Text>
              </Row>
            </li>
          ))}
        </Stack>
      )}
      {state === 'typing' && (
        <Row gap={2}>
          <Spinner label={t`The assistant is looking`} />
          <Text as="span" size={14} tone="muted" aria-hidden>
            <Trans>Looking for what fits…</Trans>
          </Text>
        </Row>
      )}
      {text !== '' && (
        <Said dir="auto" lang={languageTag(language)}>
          {text}
        </Said>
      )}
      {notice && <Text tone="muted">{notice}</Text>}
    </>
  );
}

const Question = styled(Card)`
  align-self: end;
  max-width: 85%;
  margin: 0;
  padding: var(--space-2) var(--space-4);
`;

const Said = styled(Text)`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

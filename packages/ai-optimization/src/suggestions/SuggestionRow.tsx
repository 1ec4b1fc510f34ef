import { Trans, useLingui } from '@lingui/react/macro';
import { UnsentText, useDraft } from '@my-air/feature-kit/forms';
import { unknownStatus } from '@my-air/feature-kit/views';
import { Banner, Checkbox, Heading, Row, Stack, Status, Tag, Text, bringIntoSight } from '@my-air/ui-kit';
import { useState, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Suggestion } from '../contract.ts';
import { useFailureWords } from './useFailureWords.ts';
import { SuggestionActions } from './SuggestionActions.tsx';
import { suggestionDraft } from './suggestionDraft.ts';
import { SuggestionEdit } from './SuggestionEdit.tsx';
import type { Decision } from './suggestions.api.ts';
import { SuggestionText } from './SuggestionText.tsx';
import type { Decisions } from './useDecisions.ts';
import { useFieldNames } from './useFieldNames.ts';

export interface SuggestionRowProps {
  /** The suggestion in the row. */
  suggestion: Suggestion;
  /** The decisions under way and their failures, and the function that sends one. */
  decisions: Decisions;
  /** Whether it is among those that are decided together; undefined where it cannot be. */
  isChosen?: boolean | undefined;
  /**
   * Called when it is added to those that are decided together, or removed; without it there is no checkbox.
   */
  onChoose?: ((isChosen: boolean) => void) | undefined;
}

/** One suggestion: the change, its reason, and the possible actions. */
export function SuggestionRow({ suggestion, decisions, isChosen, onChoose }: SuggestionRowProps) {
  const { t } = useLingui();
  const nameOf = useFieldNames();
  const failureWords = useFailureWords();
  const draft = useDraft(suggestionDraft, suggestion.id);
  // A draft keeps the edit open by itself: where it is sent or deleted, in any tab, the edit closes.
  const [isOpenUntyped, setOpenUntyped] = useState(false);
  const isEditing = isOpenUntyped || draft.value !== undefined;
  const { id, field, status, suggested, reason } = suggestion;
  const { frame, onPress } = useFocusInRow(status, isEditing);
  const name = nameOf(field);
  const title = suggestion.video.title;
  const isOpen = status === 'open';
  const failure = decisions.failures[id];
  const text = draft.value?.text ?? suggested;
  const shown = suggestion.accepted_text ?? suggested;

  async function decide(decision: Decision) {
    onPress();
    const isDone = await decisions.decide(decision);
    if (isDone && decision.act === 'accept') {
      draft.forget({ text: decision.text });
      setOpenUntyped(false);
    }
  }
  const write = (next: string) => {
    setOpenUntyped(next === suggested);
    if (next === suggested) draft.clear();
    else draft.write({ text: next });
  };
  const stopEditing = () => {
    draft.clear();
    setOpenUntyped(false);
  };

  return (
    <Frame ref={frame} aria-label={t`${name}: ${title}`} tabIndex={-1}>
      <Row gap={3} wrap justify="between">
        <Row gap={2} wrap>
          {isOpen && onChoose ? (
            <Checkbox
              label={
                // As tall as the line of the box beside it.
                <Heading level={3} size={14} style={{ lineHeight: '1.5rem' }}>
                  {name}
                </Heading>
              }
              checked={isChosen ?? false}
              onChange={({ target }) => onChoose(target.checked)}
            />
          ) : (
            <Heading level={3} size={14}>
              {name}
            </Heading>
          )}
          {suggestion.prompt && <Tag>{suggestion.prompt}</Tag>}
          {suggestion.source === 'model' && <Tag>{t`Written by AI`}</Tag>}
          {!isOpen && <DecidedStatus status={status} />}
        </Row>
        {!(isOpen && isEditing) && (
          <SuggestionActions
            suggestion={suggestion}
            pending={decisions.pending[id]}
            onDecide={(decision) => void decide(decision)}
            onEdit={() => setOpenUntyped(true)}
          />
        )}
      </Row>
      <Pair>
        <Stack gap={2}>
          <Text size={14} tone="muted">
            {isOpen ? <Trans>Now</Trans> : <Trans>Before</Trans>}
          </Text>
          <SuggestionText suggestion={suggestion} after={shown} side="before" />
        </Stack>
        <Stack gap={2}>
          <Text size={14} tone="muted">
            {isOpen ? <Trans>Suggested</Trans> : <Trans>After</Trans>}
          </Text>
          {isOpen && isEditing ? (
            <SuggestionEdit
              suggestion={suggestion}
              text={text}
              onText={write}
              isAccepting={decisions.pending[id] === 'accept'}
              onAccept={() => void decide({ act: 'accept', suggestion, text })}
              onCancel={stopEditing}
            />
          ) : (
            <SuggestionText suggestion={suggestion} after={shown} side="after" />
          )}
        </Stack>
      </Pair>
      {!isOpen && <UnsentText text={draft.value?.text} onDelete={draft.clear} />}
      {reason && (
        <Text size={14} tone="muted">
          <bdi>{reason}</bdi>
        </Text>
      )}
      {failure !== undefined && (
        <Banner ref={bringIntoSight} tone="critical">
          {failureWords(failure)}
        </Banner>
      )}
    </Frame>
  );
}

function DecidedStatus({ status }: { status: string }) {
  const { t } = useLingui();
  if (status === 'accepted') return <Status tone="positive">{t`Accepted`}</Status>;
  return (
    <Status tone={unknownStatus.tone}>
      {status === 'dismissed' ? t`Dismissed` : t(unknownStatus.label)}
    </Status>
  );
}

const Frame = styled.article`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  scroll-margin-block: 6rem;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-4) var(--space-6);
`;

/**
 * Moves the focus to the next possible action once the pressed button has gone with the old status, into the field that
 * is opened, and back to its button.
 */
function useFocusInRow(status: string, isEditing: boolean) {
  const frame = useRef<HTMLElement>(null);
  /** The status when a button was pressed. */
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    if (pressed.current === undefined || pressed.current === status) return;
    pressed.current = undefined;
    frame.current?.querySelector('button')?.focus();
  }, [status]);

  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    // After a decision its buttons are waited for, above.
    if (pressed.current !== undefined) return;
    const { activeElement } = document;
    // A draft of another tab, or "Accept selected", leaves the focus where it is.
    if (activeElement !== document.body && !frame.current?.contains(activeElement)) return;
    const edit = frame.current?.querySelector<HTMLElement>('[aria-keyshortcuts="E"]');
    const field = frame.current?.querySelector('form')?.elements[0];
    const target = isEditing ? field : edit;
    if (target instanceof HTMLElement) target.focus();
  }, [isEditing]);

  const onPress = () => {
    pressed.current = status;
  };
  return { frame, onPress };
}

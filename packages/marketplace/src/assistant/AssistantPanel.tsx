import { Trans } from '@lingui/react/macro';
import { defineKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useDraft } from '@my-air/feature-api/draft';
import { Card, Heading, Skeleton, Stack, Text } from '@my-air/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Random } from '../matcher/randomQueries.ts';
import { assistantPlace } from './assistantDraft.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import { AskForm } from './AskForm.tsx';
import { Ideas } from './Ideas.tsx';

const ConversationView = lazy(() =>
  import('./ConversationView.tsx').then((module) => ({ default: module.ConversationView })),
);

/** Whether a conversation has begun in this tab: then it is there again after a reload. */
const assistantOpen = defineKept({
  key: 'marketplace.assistant-open',
  schema: v.boolean(),
  initial: false,
  per: 'person',
  scope: 'tab',
});

export interface AssistantPanelProps {
  catalogue: Catalogue;
  /** What was asked, here or elsewhere on the page. */
  question: AskedQuestion | undefined;
  /** Called with what is asked; with nothing when the conversation is begun anew. */
  onAsk: (question: AskedQuestion | undefined) => void;
  /** Called with the services that the assistant chose. */
  onPicked: (ids: readonly number[]) => void;
  /** Where the suggestions come from. @default chance */
  random?: Random;
}

/** The assistant at the head of the catalogue: a question and five that others ask. The rest comes with the first one. */
export function AssistantPanel({ catalogue, question, onAsk, onPicked, random }: AssistantPanelProps) {
  const draft = useDraft(assistantPlace);
  const kept = assistantOpen(useUser()?.id);
  const [wasOpen, setWasOpen] = useState(() => kept.get());
  const [isCleared, setIsCleared] = useState(false);
  const isOpen = question !== undefined || wasOpen;

  useEffect(() => {
    if (isOpen) kept.set(true);
  }, [isOpen, kept]);
  const close = () => {
    kept.set(false);
    setWasOpen(false);
    setIsCleared(true);
    onAsk(undefined);
  };

  return (
    <Card tone="accent" aria-labelledby="assistant-title">
      <Stack gap={4}>
        <div>
          <Heading id="assistant-title" level={2} size={20}>
            <Trans>Not sure what you need?</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Say what you want to achieve. The assistant finds the services for it.</Trans>
          </Text>
        </div>
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={2} height="2.5rem" />}>
            <ConversationView
              isBrief
              catalogue={catalogue}
              question={question}
              onAnswered={onPicked}
              onPicked={onPicked}
              onCleared={close}
            />
          </Suspense>
        ) : (
          <>
            <AskForm
              draft={draft.value ?? ''}
              onDraft={draft.write}
              onAsk={(text) => {
                draft.forget(text);
                onAsk({ text });
              }}
              takesFocus={isCleared}
            />
            <Ideas catalogue={catalogue} random={random} onAsk={(text) => onAsk({ text })} />
          </>
        )}
      </Stack>
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { useDraft } from '@my-air/feature-kit/forms';
import { keptAtom } from '@my-air/feature-kit/state';
import { Button, Card, Heading, Skeleton, Stack, Text } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Random } from '../matcher/randomQueries.ts';
import { assistantPlace } from './assistantDraft.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import { AskForm } from './AskForm.tsx';
import { Ideas } from './Ideas.tsx';

/** Whether the panel is open because a conversation was started in this tab; a reload opens it again. */
export const assistantOpen = keptAtom('marketplace.assistant-open', v.boolean(), false, {
  per: 'tab',
  survivesSignOut: true,
});

const ConversationView = lazy(() =>
  import('./ConversationView.tsx').then((module) => ({ default: module.ConversationView })),
);

export interface AssistantPanelProps {
  /** The catalogue that suggestions and found services come from. */
  catalogue: Catalogue;
  /** The latest question, asked here or elsewhere on the page; undefined before the first. */
  question: AskedQuestion | undefined;
  /** Whether an earlier conversation is folded, because the user searches otherwise. @default false */
  isFolded?: boolean;
  /** Called with each question; with undefined when the conversation is restarted. */
  onAsk: (question: AskedQuestion | undefined) => void;
  /** Called with the services that the assistant chose. */
  onPicked: (ids: readonly number[]) => void;
  /** The source of chance for the suggestions. @default Math.random */
  random?: Random;
}

/**
 * The assistant at the top of the catalogue: a field and five suggested questions. Its other code comes with
 * the first question.
 */
export function AssistantPanel({
  catalogue,
  question,
  isFolded = false,
  onAsk,
  onPicked,
  random,
}: AssistantPanelProps) {
  const draft = useDraft(assistantPlace);
  const [isKeptOpen, keepOpen] = useAtom(assistantOpen(useUser()?.id));
  const [wasOpen, setWasOpen] = useState(isKeptOpen);
  const [isCleared, setIsCleared] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const hasBegun = question !== undefined || wasOpen;
  const isOpen = question !== undefined || (wasOpen && (!isFolded || isUnfolded));

  useEffect(() => {
    if (hasBegun) keepOpen(true);
  }, [hasBegun, keepOpen]);
  const close = () => {
    keepOpen(false);
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
            {hasBegun ? (
              <Button style={{ alignSelf: 'start' }} onClick={() => setIsUnfolded(true)}>
                <Trans>Show your conversation</Trans>
              </Button>
            ) : (
              <Ideas catalogue={catalogue} random={random} onAsk={(text) => onAsk({ text })} />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

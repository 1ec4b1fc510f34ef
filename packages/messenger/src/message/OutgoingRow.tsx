import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { AlertIcon, AttachmentIcon, ClockIcon, CloseIcon, HelpIcon, SendIcon } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { withoutMarks } from '../text/withoutMarks.ts';
import { failureWords } from './failureWords.ts';
import { OutgoingChoices } from './OutgoingChoices.tsx';
import { outgoingStage, type OutgoingStage } from './outgoingStage.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The age at which an entry is shown as waiting, in milliseconds: most are sent by then. */
const patience = 2_000;

/** Whether an entry has waited so long that the actions on it are offered. */
function useHasWaited(since: number, isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(() => Date.now() - since >= patience);

  useEffect(() => {
    if (!isWaiting || hasWaited) return;
    const timer = setTimeout(() => setHasWaited(true), patience - (Date.now() - since));
    return () => clearTimeout(timer);
  }, [since, isWaiting, hasWaited]);

  return isWaiting && hasWaited;
}

/** The user's actions on an entry that has not arrived. */
export interface OutgoingActions {
  onRetry: (key: string) => void;
  onCopy: (entry: OutboxEntry) => void;
  /** Takes the entry back into the composer. */
  onEdit: (entry: OutboxEntry) => void;
  onDiscard: (entry: OutboxEntry) => void;
  /** Stops the upload of the files. */
  onStop: (key: string) => void;
  /** Checks once more whether the entry arrived. */
  onCheck: (key: string) => void;
  /** Marks the entry as arrived. */
  onConfirmSent: (key: string) => void;
}

export interface OutgoingRowProps {
  /** The unsent entry to render. */
  entry: OutboxEntry;
  /** The actions on the entry. */
  actions: OutgoingActions;
  /** Whether the Tab key reaches its buttons. @default true */
  isReachable?: boolean;
}

/** An unsent message: its text, its state, and the actions when it does not go through. */
export function OutgoingRow({ entry, actions, isReachable = true }: OutgoingRowProps) {
  const { t } = useLingui();
  const { item, files } = entry;
  const stage = outgoingStage(entry);
  const hasWaited = useHasWaited(entry.createdAt, stage === 'queued');
  const format = useFormat();
  const text = item.kind === 'review' ? (item.comment ?? '') : withoutMarks(item.message);
  const rating = item.kind === 'review' ? item.rating : 0;
  const hasChoices = hasWaited || (stage !== 'queued' && stage !== 'sending' && stage !== 'stopping');
  const failure = entry.failure && failureWords(entry.failure, (words) => t(words));

  return (
    <Line data-own>
      <Bubble data-state={stage}>
        {item.kind === 'supportRequest' && <strong dir="auto">{item.summary}</strong>}
        {item.kind === 'review' && <strong>{t`Your rating: ${rating} of 5`}</strong>}
        {text && <Text dir="auto">{text}</Text>}
        {files.map((file, place) => (
          <File key={`${place} ${file.name}`}>
            <AttachmentIcon aria-hidden />
            <bdi>{file.name}</bdi> {format.fileSize(file.size)}
          </File>
        ))}
        <State data-state={stage}>
          <StateIcon stage={stage} />
          <StateWords stage={stage} />
        </State>
        {failure && ['failed', 'refused', 'stopped'].includes(stage) && <Problem>{failure}</Problem>}
        {!entry.isKept && (
          <Problem>
            <Trans>Kept in this tab only: your browser does not let us store it.</Trans>
          </Problem>
        )}
        {stage === 'sending' && files.length > 0 && (
          <UploadProgress entry={entry} onStop={actions.onStop} isReachable={isReachable} />
        )}
        {hasChoices && (
          <OutgoingChoices
            entry={entry}
            stage={stage}
            hasText={text !== ''}
            actions={actions}
            isReachable={isReachable}
          />
        )}
      </Bubble>
    </Line>
  );
}

function StateIcon({ stage }: { stage: OutgoingStage }) {
  switch (stage) {
    case 'queued':
      return <ClockIcon aria-hidden />;
    case 'sending':
      return <SendIcon aria-hidden />;
    case 'stopping':
    case 'stopped':
      return <CloseIcon aria-hidden />;
    case 'maybeSent':
      return <HelpIcon aria-hidden />;
    case 'failed':
    case 'refused':
      return <AlertIcon aria-hidden />;
  }
}

function StateWords({ stage }: { stage: OutgoingStage }) {
  switch (stage) {
    case 'queued':
      return <Trans>Waiting to be sent</Trans>;
    case 'sending':
      return <Trans>Sending</Trans>;
    case 'failed':
      return <Trans>Not sent yet</Trans>;
    case 'refused':
      return <Trans>Not accepted</Trans>;
    case 'stopping':
      return <Trans>Stopping</Trans>;
    case 'stopped':
      return <Trans>Stopped, not sent</Trans>;
    case 'maybeSent':
      return <Trans>Maybe sent: the answer was lost. Did it arrive?</Trans>;
  }
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0.125rem var(--space-4);
`;

const Bubble = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  box-sizing: border-box;
  min-width: 6rem;
  max-width: min(36rem, 88%);
  padding: 0.5rem 0.75rem;
  font-size: var(--font-size-14);
  background: color-mix(in oklab, var(--color-accent-soft) 60%, transparent);
  border: 1px solid transparent;
  border-radius: 1rem;

  &[data-state='failed'],
  &[data-state='refused'] {
    background: var(--color-critical-soft);
  }
  &[data-state='maybeSent'] {
    background: var(--color-warning-soft);
  }
  @media (max-width: 575.98px) {
    font-size: var(--font-size-16);
  }
`;

const Text = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const File = styled.div`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  color: var(--color-muted);
  font-size: var(--font-size-12);

  > bdi {
    color: var(--color-text);
    overflow-wrap: anywhere;
  }
  > svg {
    flex-shrink: 0;
    width: 0.875rem;
    height: 0.875rem;
  }
`;

const State = styled.div`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  justify-content: flex-end;
  color: var(--color-muted);
  font-size: var(--font-size-12);

  > svg {
    flex-shrink: 0;
    width: 0.875rem;
    height: 0.875rem;
  }
  &[data-state='failed'],
  &[data-state='refused'] {
    color: var(--color-critical-text);
  }
  &[data-state='maybeSent'] {
    color: var(--color-warning-text);
  }
`;

const Problem = styled.div`
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: end;
`;

import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import {
  AlertIcon,
  AttachmentIcon,
  Button,
  ClockIcon,
  CloseIcon,
  HelpIcon,
  Row,
  SendIcon,
  media,
} from '@my-air/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { failureWords, type OutgoingMessage, type OutgoingState } from './OutgoingMessage.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { OutgoingActions } from './useOutgoing.ts';
import { withoutMarks } from '../text/withoutMarks.ts';

/** The age at which a message is shown as waiting, in milliseconds: most are sent by then. */
const patience = 2_000;

/** Whether a message has waited so long that the actions on it are offered. */
function useHasWaited(since: number, isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(() => Date.now() - since >= patience);

  useEffect(() => {
    if (!isWaiting || hasWaited) return;
    const timer = setTimeout(() => setHasWaited(true), patience - (Date.now() - since));
    return () => clearTimeout(timer);
  }, [since, isWaiting, hasWaited]);

  return isWaiting && hasWaited;
}

export interface OutgoingRowProps {
  /** The unsent message to render. */
  message: OutgoingMessage;
  /** The actions on the message. */
  actions: OutgoingActions;
  /** Whether the Tab key reaches its buttons. @default true */
  isReachable?: boolean;
}

/** An unsent message: its text, its state, and the actions when it does not go through. */
export function OutgoingRow({ message, actions, isReachable = true }: OutgoingRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { files, state, failure } = message;
  const isTriedAgain = state === 'waiting' && failure !== undefined;
  const hasWaited = useHasWaited(message.createdAt, state === 'waiting');
  const text = withoutMarks(message.text);
  const reason = failure && failureWords(failure);

  return (
    <Line data-own>
      <Bubble data-state={isTriedAgain ? 'failed' : state}>
        {text && <Text dir="auto">{text}</Text>}
        {files.map((file, place) => (
          <File key={`${place} ${file.name}`}>
            <AttachmentIcon aria-hidden />
            <bdi>{file.name}</bdi> {format.fileSize(file.size)}
          </File>
        ))}
        <State data-state={isTriedAgain ? 'failed' : state}>
          {isTriedAgain ? <AlertIcon aria-hidden /> : icons[state]}
          {isTriedAgain ? <Trans>Not sent yet</Trans> : <StateWords state={state} />}
        </State>
        {reason && state !== 'unknown' && (
          <Problem>{typeof reason === 'string' ? reason : t(reason)}</Problem>
        )}
        {!message.isKept && (
          <Problem>
            <Trans>Kept in this tab only: your browser does not let us store it.</Trans>
          </Problem>
        )}
        {state === 'sending' && files.length > 0 && (
          <UploadProgress message={message} onStop={actions.onStop} isReachable={isReachable} />
        )}
        {state !== 'sending' && (state !== 'waiting' || isTriedAgain || hasWaited) && (
          <OutgoingChoices message={message} actions={actions} isReachable={isReachable} />
        )}
      </Bubble>
    </Line>
  );
}

const icons: Readonly<Record<OutgoingState, ReactNode>> = {
  waiting: <ClockIcon aria-hidden />,
  sending: <SendIcon aria-hidden />,
  stopped: <CloseIcon aria-hidden />,
  unknown: <HelpIcon aria-hidden />,
  refused: <AlertIcon aria-hidden />,
};

function StateWords({ state }: { state: OutgoingState }) {
  switch (state) {
    case 'waiting':
      return <Trans>Waiting to be sent</Trans>;
    case 'sending':
      return <Trans>Sending</Trans>;
    case 'stopped':
      return <Trans>Stopped, not sent</Trans>;
    case 'refused':
      return <Trans>Not accepted</Trans>;
    case 'unknown':
      return <Trans>May not have been sent. Look for it in the chat before you send it again.</Trans>;
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
  &[data-state='unknown'] {
    background: var(--color-warning-soft);
  }
  ${media.down('xs')} {
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
  &[data-state='unknown'] {
    color: var(--color-warning-text);
  }
`;

const Problem = styled.div`
  color: var(--color-muted);
  font-size: var(--font-size-12);
  text-align: end;
`;

interface OutgoingChoicesProps {
  /** The message that was not sent. */
  message: OutgoingMessage;
  /** The actions on the message. */
  actions: OutgoingActions;
  /** Whether the Tab key reaches the buttons. */
  isReachable: boolean;
}

/** The actions on a message that is not being sent at the moment. */
function OutgoingChoices({ message, actions, isReachable }: OutgoingChoicesProps) {
  const tabIndex = isReachable ? 0 : -1;
  return (
    <Row gap={1} wrap justify="end">
      {message.state !== 'waiting' && (
        <Button size="s" tabIndex={tabIndex} onClick={() => actions.onSendAgain(message)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onEdit(message)}>
        <Trans>Edit</Trans>
      </Button>
      {message.text !== '' && (
        <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onCopy(message)}>
          <Trans>Copy</Trans>
        </Button>
      )}
      <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onDelete(message)}>
        <Trans>Delete</Trans>
      </Button>
    </Row>
  );
}

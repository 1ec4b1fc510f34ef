import { Trans } from '@lingui/react/macro';
import { Button, Row } from '@my-air/ui-kit';

import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import type { OutgoingActions } from './OutgoingRow.tsx';
import type { OutgoingStage } from './outgoingStage.ts';

export interface OutgoingChoicesProps {
  /** The entry that was not delivered. */
  entry: OutboxEntry;
  /** The stage of the entry, which decides what is offered. */
  stage: OutgoingStage;
  /** Whether there is text to copy. */
  hasText: boolean;
  /** The actions on the entry. */
  actions: OutgoingActions;
  /** Whether the Tab key reaches the buttons. */
  isReachable: boolean;
}

/** The actions on an entry that has not arrived and is not being sent at the moment. */
export function OutgoingChoices({ entry, stage, hasText, actions, isReachable }: OutgoingChoicesProps) {
  const { key, item, failure } = entry;
  const tabIndex = isReachable ? 0 : -1;
  const canRepeat =
    stage === 'failed' || stage === 'maybeSent' || (stage === 'stopped' && !failure?.lostFiles);

  return (
    <Row gap={1} wrap justify="end">
      {stage === 'maybeSent' && (
        <Button size="s" tabIndex={tabIndex} onClick={() => actions.onConfirmSent(key)}>
          <Trans>It arrived</Trans>
        </Button>
      )}
      {stage === 'maybeSent' && item.kind === 'message' && (
        <Button size="s" tabIndex={tabIndex} onClick={() => actions.onCheck(key)}>
          <Trans>Check again</Trans>
        </Button>
      )}
      {canRepeat && (
        <Button size="s" tabIndex={tabIndex} onClick={() => actions.onRetry(key)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      {item.kind === 'message' && (
        <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onEdit(entry)}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {hasText && (
        <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onCopy(entry)}>
          <Trans>Copy</Trans>
        </Button>
      )}
      <Button size="s" variant="quiet" tabIndex={tabIndex} onClick={() => actions.onDiscard(entry)}>
        <Trans>Delete</Trans>
      </Button>
    </Row>
  );
}

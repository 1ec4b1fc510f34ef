import { Trans } from '@lingui/react/macro';
import { Button, Row } from '@my-air/ui-kit';

import type { OutgoingMessage } from './OutgoingMessage.ts';
import type { OutgoingActions } from './useOutgoing.ts';

export interface OutgoingChoicesProps {
  /** The message that was not sent. */
  message: OutgoingMessage;
  /** The actions on the message. */
  actions: OutgoingActions;
  /** Whether the Tab key reaches the buttons. */
  isReachable: boolean;
}

/** The actions on a message that is not being sent at the moment. */
export function OutgoingChoices({ message, actions, isReachable }: OutgoingChoicesProps) {
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

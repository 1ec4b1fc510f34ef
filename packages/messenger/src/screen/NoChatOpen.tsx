import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Button, EmptyState } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** Shown beside the list while no chat is open. */
export function NoChatOpen() {
  const { modals } = usePortal();

  return (
    <Centre>
      <EmptyState
        illustration="messages"
        title={<Trans>Choose a chat</Trans>}
        text={<Trans>Chat with your manager and our team about your channels, earnings and services.</Trans>}
        action={
          modals.has('support') && (
            <Button onClick={() => void modals.open('support', {})}>
              <Trans>Ask support</Trans>
            </Button>
          )
        }
      />
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 0;
`;

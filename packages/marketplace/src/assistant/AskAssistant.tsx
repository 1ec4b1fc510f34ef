import { Trans } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { Button, MessageIcon } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { keptExchanges } from './keptExchanges.ts';

/** The assistant folded to one line; nothing in a portal that does not open it. */
export function AskAssistant({ onOpen }: { onOpen: () => void }) {
  const { modals } = usePortal();
  const hasConversation = useAtomValue(keptExchanges(useUser()?.id)).length > 0;
  if (!modals.has('marketplace-ai')) return null;

  return (
    <Line isWide icon={<MessageIcon aria-hidden />} onClick={onOpen}>
      {hasConversation ? (
        <Trans>Continue with the assistant</Trans>
      ) : (
        <Trans>Ask the assistant which service fits</Trans>
      )}
    </Line>
  );
}

const Line = styled(Button)`
  justify-content: flex-start;
  text-align: start;
`;

import { Trans } from '@lingui/react/macro';
import { Button, EmptyState } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { useChat } from '../chats/useChat.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { Conversation } from './Conversation.tsx';

export interface OpenChatProps {
  chatId: number;
  /** The message it was opened at. */
  messageId: number | undefined;
  section: 'archive' | 'unsent' | undefined;
  /** Called with the chat to open in place of this one; undefined shows the list. */
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
}

/** The chat of the address, once it is known; or that there is none. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const chat = useChat(chatId);
  if (chat === undefined) return <ChatOnItsWay />;
  if (chat) return <Conversation chat={chat} {...rest} />;
  return (
    <Centre>
      <EmptyState
        illustration="search"
        title={<Trans>This chat is not there</Trans>}
        text={<Trans>It may have been removed, or it belongs to somebody else.</Trans>}
        action={
          <Button render={<Link to="/messenger" search={{}} />}>
            <Trans>Show all chats</Trans>
          </Button>
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

import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, EmptyState, media } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { ChatsPane } from '../chats/ChatsPane.tsx';
import { showUnreadInTitle } from '../chats/showUnreadInTitle.ts';
import { useChatList } from '../chats/useChatList.ts';
import { Centre, OpenChat, type OpenChatProps } from '../conversation/OpenChat.tsx';
import { UnsentPane } from './UnsentPane.tsx';
import { useUnsent } from '../send/useOutgoing.ts';

const property = '--keyboard-height';

/** Sets a CSS property to the height that a phone's keyboard covers, so that the composer is above it. */
function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    if (!seen) return undefined;
    const updateHeight = () => {
      // A zoomed page shows less of the window too, without a keyboard.
      const covered = seen.scale > 1.05 ? 0 : Math.max(0, window.innerHeight - seen.height);
      style.setProperty(property, `${Math.round(covered)}px`);
    };
    seen.addEventListener('resize', updateHeight);
    return () => {
      seen.removeEventListener('resize', updateHeight);
      style.removeProperty(property);
    };
  }, []);
}

export interface MessengerScreenProps extends Omit<OpenChatProps, 'chatId' | 'isAnswering' | 'onAnswer'> {
  /** The id of the open chat; undefined while none is open. */
  chatId: number | undefined;
}

/** The chats, the open one, and its facts: beside each other, or one at a time on phones. */
export function MessengerScreen({ section, chatId, messageId, onOpen }: MessengerScreenProps) {
  useKeyboardHeight();
  const portal = usePortal();
  const { data } = useChatList('active');
  const hasChats = data === undefined || data.chats.length > 0 || data.hasArchive;
  useEffect(() => showUnreadInTitle(portal), [portal]);
  const { length: unsentCount } = useUnsent();
  const [answering, setAnswering] = useState<number>();

  function answer(id: number) {
    setAnswering(id);
    onOpen(id);
  }

  return (
    <Room>
      <Layout data-open={chatId === undefined ? undefined : ''}>
        <ListPart>
          {section === 'unsent' ? (
            <UnsentPane chatId={chatId} />
          ) : (
            <ChatsPane section={section} chatId={chatId} unsentCount={unsentCount} />
          )}
        </ListPart>
        <ChatPart>
          {chatId === undefined ? (
            // The list says what to do where there is nothing to choose from.
            hasChats && <NoChatOpen />
          ) : (
            <OpenChat
              key={chatId}
              chatId={chatId}
              messageId={messageId}
              section={section}
              onOpen={onOpen}
              isAnswering={answering === chatId}
              onAnswer={section === undefined ? answer : undefined}
            />
          )}
        </ChatPart>
      </Layout>
    </Room>
  );
}

/** The layout depends on the room in letters instead of pixels: with large text there is less of it. */
const Room = styled.div`
  container: messenger / inline-size;
`;

const Layout = styled.div`
  --list-width: clamp(17rem, 26vw, 22rem);

  display: grid;
  grid-template-columns: var(--list-width) minmax(0, 1fr);
  box-sizing: border-box;
  height: calc(100dvh - var(--bar-height, 4rem) - var(--bars-above-height, 0px) - 2 * var(--space-5));
  min-height: 24rem;
  margin-bottom: calc(var(--space-5) - var(--space-12));
  overflow: hidden;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  @container messenger (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.down('sm')} {
    grid-template-columns: minmax(0, 1fr);
    height: calc(
      100dvh - var(--bar-height, 4rem) - var(--bars-above-height, 0px) -
        max(var(--bottom-bar-height, 0px), var(--keyboard-height, 0px))
    );
    min-height: min(16rem, 62dvh);
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) calc(-1 * var(--space-8));
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

const ListPart = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* With large text the parts around the list can be higher than the window, never wider. */
  overflow: hidden auto;
  border-inline-end: 1px solid var(--color-line);

  @container messenger (max-width: 39.99rem) {
    border: 0;

    [data-open] > & {
      display: none;
    }
  }
  ${media.down('sm')} {
    border: 0;

    [data-open] > & {
      display: none;
    }
  }
`;

const ChatPart = styled.div`
  display: flex;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;

  @container messenger (max-width: 39.99rem) {
    display: none;

    [data-open] > & {
      display: flex;
    }
  }
  ${media.down('sm')} {
    display: none;

    [data-open] > & {
      display: flex;
    }
  }
`;

/** Shown beside the list while no chat is open. */
function NoChatOpen() {
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

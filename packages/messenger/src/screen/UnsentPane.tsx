import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Banner, Button, EmptyState, Heading } from '@my-air/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { chatsQuery } from '../chats/chats.api.ts';
import { Controls, Pane, Title, SectionLinks } from '../chats/SectionLinks.tsx';
import { useChatMatter } from '../process/useChatMatter.ts';
import { OutgoingRow } from '../send/OutgoingRow.tsx';
import { useOutgoingActions, useUnsent } from '../send/useOutgoing.ts';

export interface UnsentPaneProps {
  /** The id of the open chat, which stays open in the other lists. */
  chatId: number | undefined;
}

/** All messages that the server does not have for certain, over all chats. */
export function UnsentPane({ chatId }: UnsentPaneProps) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/messenger' });
  const unsent = useUnsent();
  const actions = useOutgoingActions((chat) => void navigate({ search: { chat } }));

  return (
    <Pane>
      <Head>
        <Title id="page-title" tabIndex={-1}>
          <Trans>Messages</Trans>
        </Title>
      </Head>
      <Controls>
        <SectionLinks section="unsent" chatId={chatId} unsentCount={unsent.length} />
        {unsent.some(({ isKept }) => !isKept) && (
          <Banner tone="warning">
            <Trans>Your browser does not let us store what waits. It is kept in this tab only.</Trans>
          </Banner>
        )}
      </Controls>
      {unsent.length === 0 ? (
        <EmptyState
          illustration="done"
          title={<Trans>Everything was sent</Trans>}
          text={<Trans>Messages you write offline wait here until they are delivered.</Trans>}
          action={
            <Button render={<Link to="/messenger" search={{ chat: chatId }} />}>
              <Trans>Show the chats</Trans>
            </Button>
          }
        />
      ) : (
        <Entries aria-label={t`Unsent`}>
          {unsent.map((message, index) => (
            <li key={message.key}>
              {message.chatId !== unsent[index - 1]?.chatId && (
                <Heading level={3} size={14}>
                  <ChatName chatId={message.chatId} />
                </Heading>
              )}
              <OutgoingRow message={message} actions={actions} />
            </li>
          ))}
        </Entries>
      )}
    </Pane>
  );
}

/** The chat of a message: by its name, if this tab has read it. */
function ChatName({ chatId }: { chatId: number }) {
  const { t } = useLingui();
  const { api } = usePortal();
  const matterOf = useChatMatter();
  const { queryKey } = chatsQuery(api, 'active');
  const list = useQueryClient().getQueryData(queryKey);
  const chat = list?.pages.flatMap(({ chats }) => chats).find((one) => one.id === chatId);
  return (
    <ChatLink to="/messenger" search={{ chat: chatId, section: 'unsent' }}>
      {chat ? <bdi>{matterOf(chat).heading}</bdi> : t`Chat ${chatId}`}
    </ChatLink>
  );
}

const Head = styled.header`
  padding: var(--space-4) var(--space-4) var(--space-3);
`;

const Entries = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  min-height: min(10rem, 40dvh);
  margin: 0;
  padding: 0 0 var(--space-4);
  overflow-y: auto;
  list-style: none;

  h3 {
    padding: 0 var(--space-4) var(--space-1);
  }
`;

const ChatLink = styled(Link)`
  color: inherit;
  text-underline-offset: 0.2em;
` as typeof Link;

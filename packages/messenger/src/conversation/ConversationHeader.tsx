import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon, Avatar, Heading, IconButton, InfoIcon, MoreIcon, SearchIcon } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { otherParticipants } from '../chats/otherParticipants.ts';
import type { Chat } from '../contract.ts';
import { useChatMatter } from '../process/useChatMatter.ts';

const ConversationMenu = lazy(async () => ({
  default: (await import('./ConversationMenu.tsx')).ConversationMenu,
}));

export interface ConversationHeaderProps {
  chat: Chat;
  section: 'archive' | 'unsent' | undefined;
  /** How many times the person is named in what they have not read. */
  mentions: number;
  /** Called to go to the next place where the person is named. */
  onNextMention: () => void;
  /** Whether the search in the chat is open. */
  isSearching: boolean;
  onSearch: () => void;
  onShowFacts: () => void;
  onShowShortcuts: () => void;
  onArchive: () => void;
}

/** Which chat this is, the way back to the list, and what can be done with the whole of it. */
export function ConversationHeader({
  chat,
  section,
  mentions,
  onNextMention,
  isSearching,
  onSearch,
  onShowFacts,
  onShowShortcuts,
  onArchive,
}: ConversationHeaderProps) {
  const { t } = useLingui();
  const { kind, heading } = useChatMatter()(chat);
  const others = otherParticipants(chat);
  const names = others.flatMap(({ name }) => name || []).join(', ');

  return (
    <Bar>
      <Back>
        <IconButton
          label={t`Back to the chats`}
          icon={<ArrowLeftIcon />}
          render={<Link to="/messenger" search={{ section }} />}
        />
      </Back>
      <Avatar name={others[0]?.name ?? heading} src={others[0]?.avatar} size={36} />
      <Words>
        <Heading level={2} size={16} dir="auto">
          {heading}
        </Heading>
        <Under dir="auto">{[heading === kind ? '' : kind, names].filter(Boolean).join(' · ')}</Under>
      </Words>
      {mentions > 0 && (
        <IconButton
          label={t`Go to where you are mentioned (${mentions})`}
          icon={<At aria-hidden>@</At>}
          onClick={onNextMention}
        />
      )}
      <IconButton
        label={t`Search in this chat`}
        icon={<SearchIcon />}
        aria-expanded={isSearching}
        onClick={onSearch}
      />
      <Facts>
        <IconButton label={t`About this chat`} icon={<InfoIcon />} onClick={onShowFacts} />
      </Facts>
      <Suspense fallback={<IconButton label={t`More about this chat`} icon={<MoreIcon />} disabled />}>
        <ConversationMenu
          isArchived={Boolean(chat.archived_at)}
          onArchive={onArchive}
          onShowShortcuts={onShowShortcuts}
        />
      </Suspense>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-shrink: 0;
  gap: var(--space-2);
  align-items: center;
  min-height: 4rem;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-3);
  border-bottom: 1px solid var(--color-line);

  @media (max-width: 767.98px) {
    padding-inline-start: var(--space-1);
  }
`;

const Back = styled.div`
  @media (min-width: 768px) {
    @container messenger (min-width: 40rem) {
      display: none;
    }
  }
`;

const Facts = styled.div`
  @media (min-width: 1440px) {
    @container messenger (min-width: 60rem) {
      display: none;
    }
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Under = styled.p`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;

const At = styled.b`
  color: var(--color-accent-text);
`;

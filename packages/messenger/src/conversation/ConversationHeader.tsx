import { useLingui } from '@lingui/react/macro';
import {
  ArchiveIcon,
  ArrowLeftIcon,
  Avatar,
  Heading,
  IconButton,
  InfoIcon,
  KeyboardIcon,
  Menu,
  MoreIcon,
  type MenuItem,
} from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { otherParticipants } from '../chats/otherParticipants.ts';
import { useSendKey } from '../composer/sendKey.ts';
import type { Chat } from '../contract.ts';
import { useChatMatter } from '../process/useChatMatter.ts';

export interface ConversationHeaderProps {
  chat: Chat;
  section: 'archive' | 'unsent' | undefined;
  /** How many times the person is named in what they have not read. */
  mentions: number;
  /** Called to go to the next place where the person is named. */
  onNextMention: () => void;
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
  onShowFacts,
  onShowShortcuts,
  onArchive,
}: ConversationHeaderProps) {
  const { t } = useLingui();
  const { kind, heading } = useChatMatter()(chat);
  const [sendKey, setSendKey] = useSendKey();
  const others = otherParticipants(chat);
  const names = others.flatMap(({ name }) => name || []).join(', ');

  const items: MenuItem[] = [
    ...(chat.archived_at
      ? []
      : [
          {
            id: 'archive',
            label: t`Move to the archive`,
            icon: <ArchiveIcon aria-hidden />,
            onSelect: onArchive,
          } as const,
        ]),
    {
      id: 'shortcuts',
      label: t`Keyboard shortcuts`,
      icon: <KeyboardIcon aria-hidden />,
      onSelect: onShowShortcuts,
    },
    { type: 'separator', id: 'line' },
    {
      type: 'choice',
      id: 'send-key',
      label: t`Messages are sent with`,
      value: sendKey,
      onValueChange: (value) => setSendKey(value === 'ctrl-enter' ? 'ctrl-enter' : 'enter'),
      options: [
        { value: 'enter', label: t`Enter` },
        { value: 'ctrl-enter', label: t`Ctrl with Enter` },
      ],
    },
  ];

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
      <Facts>
        <IconButton label={t`About this chat`} icon={<InfoIcon />} onClick={onShowFacts} />
      </Facts>
      <Menu trigger={<IconButton label={t`More about this chat`} icon={<MoreIcon />} />} items={items} />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-shrink: 0;
  gap: var(--space-2);
  align-items: center;
  min-height: 4rem;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-line);

  @media (max-width: 767.98px) {
    padding-inline-start: var(--space-1);
  }
`;

const Back = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;

const Facts = styled.div`
  @media (min-width: 1440px) {
    display: none;
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

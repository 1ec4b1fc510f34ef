import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon, Heading, IconButton, InfoIcon, SearchIcon, useIsWide, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { ChatPicture } from '../chats/ChatPicture.tsx';
import { filtersOf } from '../chats/filterChats.ts';
import { useChatMatter } from '../process/useChatMatter.ts';
import { useConversation } from './ConversationContext.ts';
import { useJump } from './useMessageActions.ts';
import { ConversationMenu } from './ConversationMenu.tsx';
import { useAnswers } from './useAnswers.ts';

/** The name of the chat, the way back to the list, and the actions on the whole chat. */
export function ConversationHeader() {
  const { t } = useLingui();
  const conversation = useConversation();
  const { chat, section, isSearching, setIsSearching, setDialog } = conversation;
  const { count: mentions, findNext } = conversation.mentions;
  const jump = useJump();
  const { kind, heading } = useChatMatter()(chat);
  const answers = useAnswers(conversation);
  const tools = useRef<HTMLDivElement>(null);
  // On a phone the list is hidden with its title, so the chat's name is the heading of the screen.
  const isBesideList = useIsWide('sm');

  async function showNextMention() {
    const id = await findNext();
    if (id !== undefined) await jump(id);
  }

  return (
    <Bar>
      <Line>
        <Back>
          <IconButton
            label={t`Back to the chats`}
            icon={<ArrowLeftIcon />}
            render={<Link to="/messenger" search={(search) => ({ ...filtersOf(search), section })} />}
          />
        </Back>
        <Picture>
          <ChatPicture chat={chat} heading={heading} size={36} />
        </Picture>
        {/* The full texts are in the facts of the chat. */}
        <Words data-excerpt>
          <Heading level={isBesideList ? 2 : 1} size={16} dir="auto">
            {heading}
          </Heading>
          <Under dir="auto">{joined(heading === kind ? '' : kind, answers.who)}</Under>
          <Times dir="auto">{joined(answers.when, answers.clock)}</Times>
        </Words>
        {mentions > 0 && (
          <IconButton
            label={t`Go to where you are mentioned (${mentions})`}
            icon={<At aria-hidden>@</At>}
            onClick={() => void showNextMention()}
          />
        )}
        <Tools ref={tools}>
          <IconButton
            label={t`Search in this chat`}
            icon={<SearchIcon />}
            aria-expanded={isSearching}
            onClick={() => setIsSearching(!isSearching)}
          />
        </Tools>
        <Facts>
          <IconButton
            label={t`About this chat`}
            icon={<InfoIcon />}
            onClick={() => setDialog({ kind: 'facts' })}
          />
        </Facts>
        <ConversationMenu
          hasTools={() => tools.current === null || getComputedStyle(tools.current).display !== 'none'}
        />
      </Line>
    </Bar>
  );
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** With little room, in letters instead of pixels, the name takes it: two buttons move into the menu. */
const narrow = '@container chat-header (max-width: 27.99rem)';
/** When a word does not fit beside the buttons, the name has a line of its own. */
const narrowest = '@container chat-header (max-width: 14.99rem)';

const Bar = styled.header`
  flex-shrink: 0;
  border-bottom: 1px solid var(--color-line);
  container: chat-header / inline-size;
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 4rem;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-3);

  ${narrow} {
    gap: var(--space-1);
    padding-inline-end: var(--space-1);
  }
  ${narrowest} {
    flex-wrap: wrap;
  }
`;

/** A button has room of its own around its icon. */
const Back = styled.div`
  margin-inline-start: calc(-1 * var(--space-3));

  ${media.up('sm')} {
    @container messenger (min-width: 40rem) {
      display: none;
    }
  }
  ${narrowest} {
    flex: 1;
  }
`;

const Picture = styled.div`
  flex-shrink: 0;

  ${narrow} {
    display: none;
  }
`;

const Tools = styled.div`
  ${narrow} {
    display: none;
  }
`;

const Facts = styled.div`
  ${media.up('xl')} {
    @container messenger (min-width: 80rem) {
      display: none;
    }
  }
  ${narrow} {
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
  ${narrow} {
    > * {
      display: -webkit-box;
      white-space: normal;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  ${narrowest} {
    flex: 1 0 100%;
    order: 1;
  }
`;

const Under = styled.p`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;

/* In one line: the time of the last answer comes after the clock, and would move all below the header. */
const Times = styled(Under)`
  ${narrow} {
    && {
      -webkit-line-clamp: 1;
    }
  }
  ${narrowest} {
    && {
      -webkit-line-clamp: 2;
    }
  }
`;

const At = styled.b`
  color: var(--color-accent-text);
`;

import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Avatar, Heading, Stack, Tag } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { useChatMatter } from '../process/useChatMatter.ts';
import { useRoleWord } from '../message/useRoleWord.ts';

export interface ChatFactsProps {
  /** The chat whose subject and participants are shown. */
  chat: Chat;
}

/** The subject of a chat, and its participants. */
export function ChatFacts({ chat }: ChatFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, heading, facts } = useChatMatter()(chat);
  const roleOf = useRoleWord();
  const people = chat.participants ?? [];
  const archivedOn = format.date(chat.archived_at);

  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Kind>{kind}</Kind>
        <Heading level={3} size={20}>
          <bdi>{heading}</bdi>
        </Heading>
        {chat.archived_at && (
          <Tag>
            {chat.closed_by_self ? t`Archived by you on ${archivedOn}` : t`Archived on ${archivedOn}`}
          </Tag>
        )}
      </Stack>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {chat.created_at && (
          <div>
            <dt>{t`Started`}</dt>
            <dd>{format.date(chat.created_at)}</dd>
          </div>
        )}
      </Facts>
      {people.length > 0 && (
        <Stack gap={3}>
          <Heading level={3} size={14}>
            {chat.is_group_chat ? <Trans>People in the group</Trans> : <Trans>People</Trans>}
          </Heading>
          <People>
            {people.map((person) => {
              const name = person.name ?? t`Someone`;
              return (
                <li key={person.id}>
                  <Avatar
                    name={name}
                    src={person.avatar}
                    size={32}
                    style={person.color ? { boxShadow: `0 0 0 2px ${person.color}` } : undefined}
                  />
                  <span>
                    <bdi>{person.me ? t`${name} (you)` : name}</bdi>
                    {roleOf(person) && <small>{roleOf(person)}</small>}
                  </span>
                </li>
              );
            })}
          </People>
        </Stack>
      )}
    </Stack>
  );
}

const Kind = styled.p`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;

  dt {
    color: var(--color-muted);
    font-size: var(--font-size-12);
  }
  dd {
    margin: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

const People = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
  }
  span {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--color-muted);
    font-size: var(--font-size-12);
    text-align: start;
  }
`;

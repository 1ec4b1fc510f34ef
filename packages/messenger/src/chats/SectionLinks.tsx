import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

export interface SectionLinksProps {
  /** The list that is shown; undefined for the active chats. */
  section: 'archive' | 'unsent' | undefined;
  /** The id of the open chat, which stays open in the other lists. */
  chatId: number | undefined;
  /** The number of entries that have not reached the server; at 0 the list of them is not offered. */
  unsentCount: number;
}

/** The address of the active chats is a part of all others: without this it would be current everywhere. */
const exactly = { exact: true } as const;

/** Links to the lists of the messenger. */
export function SectionLinks({ section, chatId, unsentCount }: SectionLinksProps) {
  const { t } = useLingui();
  const isCurrent = (name: SectionLinksProps['section']) => (section === name ? 'page' : undefined);

  return (
    <Places aria-label={t`Lists of messages`}>
      <Place
        to="/messenger"
        search={({ q, unread }) => ({ q, unread, chat: chatId })}
        activeOptions={exactly}
        activeProps={{}}
        aria-current={isCurrent(undefined)}
      >
        {t`Active`}
      </Place>
      <Place
        to="/messenger"
        search={({ q, unread }) => ({ q, unread, chat: chatId, section: 'archive' })}
        activeOptions={exactly}
        activeProps={{}}
        aria-current={isCurrent('archive')}
      >
        {t`Archive`}
      </Place>
      {(unsentCount > 0 || section === 'unsent') && (
        <Place
          to="/messenger"
          search={({ q, unread }) => ({ q, unread, chat: chatId, section: 'unsent' })}
          activeOptions={exactly}
          activeProps={{}}
          aria-current={isCurrent('unsent')}
        >
          {t`Unsent`}
          <Badge
            count={unsentCount}
            label={t`${plural(unsentCount, { one: '# unsent message', other: '# unsent messages' })}`}
          />
        </Place>
      )}
    </Places>
  );
}

const Places = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding: 0.1875rem;
  background: var(--color-sunken);
  border-radius: var(--radius-control);
`;

const Place = styled(Link)`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-height: var(--size-control-s);
  padding-inline: var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-medium);
  text-decoration: none;
  border: 1px solid transparent;
  border-radius: calc(var(--radius-control) - 0.1875rem);

  &:hover {
    color: var(--color-text);
  }
  &[aria-current] {
    color: var(--color-text);
    background: var(--color-raised);
    border-color: var(--color-line);
  }
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current] {
      border-color: Highlight;
    }
  }
` as typeof Link;

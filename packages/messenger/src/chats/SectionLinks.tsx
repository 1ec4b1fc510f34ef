import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { filtersOf } from './filterChats.ts';

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
  const sections: (readonly [SectionLinksProps['section'], string])[] = [
    [undefined, t`Active`],
    ['archive', t`Archive`],
  ];
  if (unsentCount > 0 || section === 'unsent') sections.push(['unsent', t`Unsent`]);

  return (
    <Places aria-label={t`Lists of messages`}>
      {sections.map(([name, label]) => (
        <Place
          key={label}
          to="/messenger"
          search={(search) => ({ ...filtersOf(search), chat: chatId, section: name })}
          activeOptions={exactly}
          activeProps={{}}
          aria-current={section === name ? 'page' : undefined}
        >
          {label}
          {name === 'unsent' && (
            <Badge
              count={unsentCount}
              label={t`${plural(unsentCount, { one: '# unsent message', other: '# unsent messages' })}`}
            />
          )}
        </Place>
      ))}
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

/** The column of the chats, and of the unsent messages in its place. */
export const Pane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/** The heading of the column. */
export const Title = styled.h1`
  margin: 0;
  font-size: var(--font-size-24);
  font-weight: var(--font-weight-heading);
  line-height: 1.2;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;

/** The controls above the list. */
export const Controls = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-2);
`;

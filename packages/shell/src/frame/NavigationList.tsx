import { useLingui } from '@lingui/react/macro';
import type { NavigationEntry } from '@my-air/feature-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { NavigationBadge } from './NavigationBadge.tsx';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

export interface NavigationListProps {
  /** The groups of links, in order. */
  groups: readonly VisibleGroup[];
  /** Whether only the pictures are shown; the names stay for screen readers and as hints. @default false */
  isCollapsed?: boolean;
  /** Called when an entry is followed. */
  onFollow?: (() => void) | undefined;
}

/** The places of the portal, in their groups. */
export function NavigationList({ groups, isCollapsed = false, onFollow }: NavigationListProps) {
  const { t } = useLingui();

  return groups.map(({ group, entries }) => {
    const label = group.label && t(group.label);
    return (
      <Group key={group.id} aria-label={label} data-collapsed={isCollapsed || undefined}>
        {label && !isCollapsed && <GroupName aria-hidden>{label}</GroupName>}
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} isCollapsed={isCollapsed} onFollow={onFollow} />
          </li>
        ))}
      </Group>
    );
  });
}

function Entry({ entry, isCollapsed, onFollow }: EntryProps) {
  const { t } = useLingui();
  const name = t(entry.label);

  return (
    <Place
      to={entry.to}
      title={isCollapsed ? name : undefined}
      {...(isCollapsed && { 'aria-label': name })}
      {...(onFollow && { onClick: onFollow })}
    >
      <ContributionPicture icon={entry.icon} />
      {!isCollapsed && <Name>{name}</Name>}
      {entry.badge && (
        <Waiting>
          <NavigationBadge badge={entry.badge} />
        </Waiting>
      )}
    </Place>
  );
}

interface EntryProps extends Pick<NavigationListProps, 'isCollapsed' | 'onFollow'> {
  entry: NavigationEntry;
}

const Group = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
`;

const GroupName = styled.li`
  padding: var(--space-1) var(--space-3);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: 600;
`;

const Place = styled(Link)`
  position: relative;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  overflow: hidden;
  color: var(--color-text);
  font-size: var(--font-size-14);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  border-radius: var(--radius-control);
  transition: background-color var(--motion-fast);

  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-muted);
  }
  &:hover {
    background: var(--color-hover);
  }
  &[aria-current='page'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);

    > svg {
      color: inherit;
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  [data-collapsed] & {
    justify-content: center;
    padding: 0;
    /* The count overlaps the corner. */
    overflow: visible;
  }
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Waiting = styled.span`
  [data-collapsed] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: -0.25rem;
    display: flex;
    line-height: 1;
    scale: 0.85;
  }
`;

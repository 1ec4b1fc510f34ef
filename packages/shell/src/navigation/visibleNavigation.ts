import type { User } from '@my-air/api-client/contract';
import {
  hasCapability,
  type NavigationEntry,
  type NavigationGroup,
  type ContributionsOrder,
} from '@my-air/feature-kit';
import { inOrder } from '@my-air/feature-kit/views';

/** One group of the side navigation, with the entries that this user may open. */
export interface VisibleGroup {
  group: NavigationGroup;
  entries: readonly NavigationEntry[];
}

/**
 * The navigation of one user: groups and entries in order, without those whose capability is missing. Groups that the
 * portal does not name come last.
 */
export function visibleNavigation(
  entries: readonly NavigationEntry[],
  user: User | null | undefined,
  order: ContributionsOrder = {},
): readonly VisibleGroup[] {
  const open = entries.filter(({ capability }) => !capability || hasCapability(user, capability));
  const named = order.groups ?? [];
  const others = open.filter(({ group }) => !named.some(({ id }) => id === group)).map(({ group }) => group);
  const groups: readonly NavigationGroup[] = [...named, ...[...new Set(others)].map((id) => ({ id }))];
  return groups
    .map((group) => ({
      group,
      entries: inOrder(
        open.filter((entry) => entry.group === group.id),
        order.navigation,
      ),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The entries of the bottom bar on phones, at most four beside "More". */
export function primaryEntries(groups: readonly VisibleGroup[]): readonly NavigationEntry[] {
  return groups
    .flatMap((group) => group.entries)
    .filter((entry) => entry.isPrimary)
    .slice(0, 4);
}

/** The entries of "More": every place that is not in the bottom bar. */
export function withoutPrimary(groups: readonly VisibleGroup[]): readonly VisibleGroup[] {
  const primary = new Set(primaryEntries(groups));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !primary.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

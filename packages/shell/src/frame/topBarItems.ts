import { hasCapability, type ContributionsOrder, type TopBarItem, type Feature } from '@my-air/feature-kit';
import { inOrder } from '@my-air/feature-kit/views';
import type { User } from '@my-air/api-client/contract';

/** An item of the top bar with the catalogue that its sheet needs. */
export interface TopBarItemWithMessages extends TopBarItem {
  loadMessages: Feature['loadMessages'];
}

/** The items of the top bar that the features contribute for this user, in order. */
export function topBarItems(
  features: readonly Pick<Feature, 'topBar' | 'loadMessages'>[],
  user: User | undefined,
  order: ContributionsOrder = {},
): readonly TopBarItemWithMessages[] {
  const items = features
    .flatMap(({ topBar = [], loadMessages }) => topBar.map((item) => ({ ...item, loadMessages })))
    .filter(({ capability }) => !capability || hasCapability(user, capability));
  return inOrder(items, order.topBar);
}

import { hasCapability, type PartsOrder, type TopBarPart, type WholeFeature } from '@my-air/feature-api';
import { inOrder } from '@my-air/screen-kit';
import type { User } from '@my-air/api-client/contract';

/** A part of the top bar with the catalogue that its sheet needs. */
export interface OwnedTopBarPart extends TopBarPart {
  loadMessages: WholeFeature['loadMessages'];
}

/** The parts of the top bar that the features contribute for this user, in order. */
export function topBarParts(
  features: readonly Pick<WholeFeature, 'topBar' | 'loadMessages'>[],
  user: User | undefined,
  order: PartsOrder = {},
): readonly OwnedTopBarPart[] {
  const parts = features
    .flatMap(({ topBar = [], loadMessages }) => topBar.map((part) => ({ ...part, loadMessages })))
    .filter(({ capability }) => !capability || hasCapability(user, capability));
  return inOrder(parts, order.topBar);
}

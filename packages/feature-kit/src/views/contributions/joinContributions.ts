import type {
  Contributions,
  ContributionsOrder,
  FeatureContributions,
  ListedContributions,
} from '../../index.ts';

import { inOrder } from './inOrder.ts';

/** Joins what the features contribute to screens of others. */
export function joinContributions(
  features: readonly FeatureContributions[],
  order: ContributionsOrder = {},
): Contributions {
  const list = <Kind extends keyof ListedContributions>(kind: Kind) => {
    const all = features.flatMap((feature) => (feature[kind] ?? []) as readonly ListedContributions[Kind][]);
    return inOrder(all, order[kind]);
  };
  return {
    cards: list('cards'),
    channelParts: list('channelParts'),
    waiting: list('waiting'),
    deadlines: list('deadlines'),
    moments: list('moments'),
    search: list('search'),
    channelActs: list('channelActs'),
  };
}

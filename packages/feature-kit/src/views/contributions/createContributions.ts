import type { Contributions, ListedContributions, ContributionsOrder, Feature } from '../../index.ts';
import type { LocaleStore } from '@my-air/i18n';

import { inOrder } from './inOrder.ts';

type Contributor = Pick<Feature, keyof ListedContributions | 'loadMessages'>;

/** Collects what the features contribute to screens of others. */
export function createContributions(
  features: readonly Contributor[],
  locale: Pick<LocaleStore, 'add'>,
  order: ContributionsOrder = {},
): Contributions {
  const list = <Kind extends keyof ListedContributions>(kind: Kind) => {
    const all = features.flatMap(({ [kind]: contributions = [], loadMessages }) =>
      (contributions as readonly ListedContributions[Kind][]).map((one) => ({
        ...one,
        load: async () => (await Promise.all([one.load(), locale.add(loadMessages)]))[0],
      })),
    );
    return inOrder(all, order[kind]);
  };

  return {
    cards: list('cards'),
    waiting: list('waiting'),
    deadlines: list('deadlines'),
    search: list('search'),
  };
}

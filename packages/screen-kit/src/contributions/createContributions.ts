import type { ReadonlyValue } from '@my-air/client-state/early';
import type {
  Contributions,
  ListedContributions,
  ContributionsOrder,
  ContributingFeature,
} from '@my-air/feature-api';
import type { LocaleStore } from '@my-air/i18n';

import { inOrder } from './inOrder.ts';

type Contributor = Pick<ContributingFeature, keyof ListedContributions | 'loadMessages'>;

/** Collects what the features contribute to screens of others. */
export function createContributions(
  features: ReadonlyValue<readonly Contributor[]>,
  locale: Pick<LocaleStore, 'add'>,
  order: ContributionsOrder = {},
): Contributions {
  const lists = new WeakMap<readonly Contributor[], Map<string, readonly unknown[]>>();

  function list<Kind extends keyof ListedContributions>(kind: Kind, from: readonly Contributor[]) {
    const all = from.flatMap(({ [kind]: contributions = [], loadMessages }) =>
      (contributions as readonly ListedContributions[Kind][]).map((one) => ({
        ...one,
        load: async () => (await Promise.all([one.load(), locale.add(loadMessages)]))[0],
      })),
    );
    return inOrder(all, order[kind]);
  }

  return {
    subscribe: features.subscribe,
    get<Kind extends keyof ListedContributions>(kind: Kind) {
      const from = features.get();
      const known = lists.get(from) ?? new Map<string, readonly unknown[]>();
      lists.set(from, known);
      if (!known.has(kind)) known.set(kind, list(kind, from));
      return known.get(kind) as readonly ListedContributions[Kind][];
    },
  };
}

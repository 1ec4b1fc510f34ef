import type { LocaleStore } from '@my-air/i18n';

import type { WholeFeature } from './Feature.ts';
import { inOrder } from './inOrder.ts';
import type { PartsOrder } from './PartsOrder.ts';
import type { PortalContext } from './PortalContext.ts';

/**
 * The contributions of features to home: cards and waiting items, each in the portal's order; each part
 * comes with its feature's texts.
 */
export function homeParts(
  features: readonly Pick<WholeFeature, 'cards' | 'waiting' | 'loadMessages'>[],
  locale: Pick<LocaleStore, 'add'>,
  order: PartsOrder = {},
): PortalContext['home'] {
  const withTexts = <Part extends { load: () => Promise<unknown> }>(
    parts: readonly Part[] = [],
    { loadMessages }: Pick<WholeFeature, 'loadMessages'>,
  ): Part[] =>
    parts.map((part) => ({
      ...part,
      load: async () => {
        const [loaded] = await Promise.all([part.load(), locale.add(loadMessages)]);
        return loaded;
      },
    }));

  return {
    cards: inOrder(
      features.flatMap((feature) => withTexts(feature.cards, feature)),
      order.cards,
    ),
    waiting: inOrder(
      features.flatMap((feature) => withTexts(feature.waiting, feature)),
      order.waiting,
    ),
  };
}

import type { LocaleStore } from '@my-air/i18n';

import type { WholeFeature } from './Feature.ts';
import type { PortalContext } from './PortalContext.ts';

/** What features give to home: cards in their order, and what waits; each part comes with its feature's texts. */
export function homeParts(
  features: readonly Pick<WholeFeature, 'cards' | 'waiting' | 'loadMessages'>[],
  locale: Pick<LocaleStore, 'add'>,
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
    cards: features
      .flatMap((feature) => withTexts(feature.cards, feature))
      .sort((one, other) => one.order - other.order),
    waiting: features.flatMap((feature) => withTexts(feature.waiting, feature)),
  };
}

import type { Card } from '@my-air/feature-kit';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { CardLoading } from './CardLoading.tsx';
import { Slot } from './Slot.tsx';
import { TellSettled } from './TellSettled.tsx';
import { useIsNear } from './useIsNear.ts';

export interface CardSlotProps {
  /** The card of a feature. */
  card: Card;
  /** Whether it is one of the cards that a screen shows first. */
  isFirst: boolean;
}

/** A card of another feature; its code is loaded once it is near, and its errors stay in it. */
export function CardSlot({ card, isFirst }: CardSlotProps) {
  const [isNear, place] = useIsNear();
  const { id, height = 200, shape } = card;

  const isLoaded = useQueryClient().getQueryData(cardQuery(card).queryKey) !== undefined;
  // A card that may turn out empty has no place yet that could be near.
  const isDrawn = isFirst || isNear || isLoaded || height === 0;

  return (
    <Slot ref={place} name={id} height={height} shape={shape}>
      {isDrawn ? <Content card={card} /> : <CardLoading height={height} shape={shape} />}
    </Slot>
  );
}

function Content({ card }: Pick<CardSlotProps, 'card'>) {
  const { Content: Drawn } = useSuspenseQuery(cardQuery(card)).data;

  return (
    <>
      <Drawn />
      <TellSettled />
    </>
  );
}

/** The component of a card: loaded once, so that a card that was seen shows immediately. */
const cardQuery = ({ id, load }: Card) =>
  queryOptions({
    queryKey: ['home', 'card', id],
    queryFn: async () => ({ Content: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Functions cannot be compared by their content.
    structuralSharing: false,
  });

import type { Card } from '@my-air/feature-api';
import { useIsNear } from '@my-air/ui-kit';
import { useState } from 'react';

import { cardContent } from './cardContent.ts';
import { CardLoading } from './CardLoading.tsx';
import { Slot } from './Slot.tsx';

export interface CardSlotProps {
  /** The card of a feature. */
  card: Card;
}

/** A card of another feature; its code is loaded once it is near, and its errors stay in it. */
export function CardSlot({ card }: CardSlotProps) {
  const [isNear, place] = useIsNear();
  const { id, height = 200, shape } = card;

  // A card that may turn out empty has no place yet that could be near.
  const isDrawn = isNear || height === 0;

  return (
    <Slot ref={place} name={id} height={height} shape={shape}>
      {isDrawn ? <Content card={card} /> : <CardLoading height={height} shape={shape} />}
    </Slot>
  );
}

function Content({ card }: CardSlotProps) {
  const [CardContent] = useState(() => cardContent(card));

  return <CardContent />;
}

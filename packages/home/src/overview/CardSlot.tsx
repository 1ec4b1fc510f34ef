import type { Card } from '@my-air/feature-api';
import { useState } from 'react';

import { cardContent } from './cardContent.ts';
import { Slot } from './Slot.tsx';

export interface CardSlotProps {
  /** What a feature shows of itself. */
  card: Card;
}

/** A card of another feature; its code comes with it, and what goes wrong in it stays in it. */
export function CardSlot({ card }: CardSlotProps) {
  return (
    <Slot name={card.id} height={card.height ?? 200} shape={card.shape}>
      <Content card={card} />
    </Slot>
  );
}

function Content({ card }: CardSlotProps) {
  const [CardContent] = useState(() => cardContent(card));

  return <CardContent />;
}

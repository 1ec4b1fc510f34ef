import type { Card } from '@my-air/feature-kit';
import { useEffect, useState } from 'react';

import { CardSlot } from './CardSlot.tsx';
import { Settled } from './TellSettled.tsx';

export interface CardsProps {
  /** The cards of a column, from its top. */
  cards: readonly Card[];
  /** Called once the last of them is there. */
  onEnd?: () => void;
}

/** Cards below each other: the next is drawn once the one above it has its height, so that nothing moves. */
export function Cards({ cards, onEnd }: CardsProps) {
  const [count, setCount] = useState(0);
  const isAtEnd = count >= cards.length;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);

  return cards.slice(0, count + 1).map((card, index) => (
    <Settled key={card.id} value={() => setCount((before) => Math.max(before, index + 1))}>
      <CardSlot card={card} />
    </Settled>
  ));
}

import type { Card } from '@my-air/feature-kit';
import { Activity, useEffect, useState } from 'react';

import { CardSlot } from './CardSlot.tsx';
import { Settled } from './TellSettled.tsx';

export interface CardsProps {
  /** The cards of a column, from its top. */
  cards: readonly Card[];
  /** Whether the cards are shown; until then they are loaded, but hidden. @default true */
  isShown?: boolean;
  /** Called once the last of them is there. */
  onEnd?: () => void;
}

/** The number of cards that a screen shows first, whose code and data are requested at the same time. */
const onFirstScreen = 3;

/** Cards below each other: the next is shown once the one above it has its height, so that nothing moves. */
export function Cards({ cards, isShown = true, onEnd }: CardsProps) {
  const [count, setCount] = useState(0);
  const isAtEnd = count >= cards.length;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);

  return cards.slice(0, Math.max(count + 1, onFirstScreen)).map((card, index) => (
    <Activity key={card.id} mode={isShown && index <= count ? 'visible' : 'hidden'}>
      <Settled value={() => setCount((before) => Math.max(before, index + 1))}>
        <CardSlot card={card} isFirst={index < onFirstScreen} />
      </Settled>
    </Activity>
  ));
}

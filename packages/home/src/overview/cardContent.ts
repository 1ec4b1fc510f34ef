import type { Card } from '@my-air/feature-api';
import { lazy, type ComponentType } from 'react';

const contents = new WeakMap<Card, ComponentType>();
const lost = new Set<Card>();

/** The component of a card, the same one at every visit, so that a card that was seen shows immediately. */
export function cardContent(card: Card): ComponentType {
  const content = contents.get(card) ?? lazy(() => load(card));
  contents.set(card, content);
  return content;
}

/** Makes cards whose code could not be fetched load again: React keeps a failure as it keeps a success. */
export function forgetLostCards(): void {
  for (const card of lost) contents.delete(card);
  lost.clear();
}

async function load(card: Card): Promise<{ default: ComponentType }> {
  try {
    return { default: await card.load() };
  } catch (error) {
    lost.add(card);
    throw error;
  }
}

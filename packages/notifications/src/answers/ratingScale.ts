import type { Notification } from '../contract.ts';

/** The scale of a rating: a number from 0 on, or stars. */
export interface RatingScale {
  kind: 'numbers' | 'stars';
  max: number;
}

const fewest = 2;
const mostStars = 5;
const limit = 10;

/** The scale of a notification, or undefined for one without a rating. */
export function ratingScale({ type, rate_max: top }: Notification): RatingScale | undefined {
  const isScale = typeof top === 'number' && Number.isInteger(top) && top >= fewest && top <= limit;
  if (isScale) return { kind: top > mostStars ? 'numbers' : 'stars', max: top };
  return type === 'nps' ? { kind: 'numbers', max: limit } : undefined;
}

import type { Channel } from '@my-air/api-client/contract';

/** Whether a channel still misses one of the minimums that it was refused for: it would be refused again. */
export function missesMinimum({ metrics }: Pick<Channel, 'metrics'>): boolean {
  return (metrics ?? []).some(({ current, required }) => typeof current === 'number' && current < required);
}

import type { DistributionPlatform } from '../contract.ts';

const order = ['not_agreed', 'rejected', 'agreed', 'distributing', 'legacy', 'cannot_distribute'];

/** Platforms in the order of the user's possible actions; within a state in the server's order. */
export function orderPlatforms(platforms: readonly DistributionPlatform[]): DistributionPlatform[] {
  const rank = ({ state }: DistributionPlatform) => {
    const place = order.indexOf(state ?? '');
    return place === -1 ? 3.5 : place;
  };
  return [...platforms].sort((one, other) => rank(one) - rank(other));
}

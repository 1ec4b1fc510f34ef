// The wire of distribution: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
export {
  agreeToDistribution,
  getDistribution,
  getVideoSupportChat,
  listActiveRequests,
} from './contract/calls.ts';
export { DistributionPlatform } from './contract/DistributionPlatform.ts';
export { distributionStates, type DistributionState } from './contract/distributionStates.ts';
export { RequestedPlatform, RequestingChannel } from './contract/RequestingChannel.ts';

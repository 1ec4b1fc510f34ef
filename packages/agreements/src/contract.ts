// The calls of agreements. Their shapes are read by several features, so they are in api-client's contract.
export { acceptAgreement, getAgreement } from '@my-air/api-client/contract';

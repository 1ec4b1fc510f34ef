export { ApiError, isApiError, type ApiErrorCode, type ApiErrorDetails, type Outcome } from './ApiError.ts';
export type { AnyEndpoint, ApiClient, Input, Output, SendOptions } from './ApiClient.ts';
export type { IncompleteAnswer, Mismatch } from './answer/checkAnswer.ts';
export { createApiClient, type ApiClientOptions } from './createApiClient.ts';
export { capDelay, longestDelay } from './timing/capDelay.ts';
export { parseId, readId } from './contract/ids.ts';

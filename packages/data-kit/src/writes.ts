export { FailureMessage, type FailureMessageProps } from './writes/FailureMessage.tsx';
export { failureText, useFailureText, type ReasonWords } from './writes/failureText.ts';
export { useIdempotencyKeys, type IdempotencyKeys } from './writes/useIdempotencyKeys.ts';

export { FailureMessage, type FailureMessageProps } from './writes/FailureMessage.tsx';
export { failureText, useFailureText, type ReasonWords } from './writes/failureText.ts';
export { sendOnce, type OnceWork } from './writes/sendOnce.ts';
export { UnconfirmedError } from './writes/UnconfirmedError.ts';
export { useWrite } from './writes/useWrite.ts';

import { isApiError, type ApiError, type ApiErrorCode } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { refresh } from '../notices/notifications.api.ts';
import { keepAnswer } from '../notices/putAway.ts';
import { tellTabs } from '../notices/tabs.ts';
import { keepDraft } from './answerDrafts.ts';

/** The failures that are told beside what was written, so that no toast repeats them. */
const toldInPlace: readonly ApiErrorCode[] = [
  'network',
  'timeout',
  'bad_request',
  'not_found',
  'conflict',
  'rejected',
  'validation',
  'too_many_requests',
  'server',
  'malformed',
  'mismatch',
  'unexpected',
];

/** Sends an answer to a notification; what was written stays until the server has it. */
export function useAnswer<Given extends { id: number }>(options: {
  mutationFn: (given: Given) => Promise<Notification>;
}) {
  const portal = usePortal();
  const { api, queryClient } = portal;
  const { mutate, isPending, error } = useMutation({
    ...options,
    meta: { handles: toldInPlace },
    onSuccess: (answered) => {
      keepAnswer(answered);
      keepDraft(answered.id, undefined);
      refresh(queryClient, api);
      tellTabs(portal, { kind: 'answers' });
    },
  });
  const failure: ApiError | undefined = isApiError(error) ? error : undefined;
  return { send: mutate, isSending: isPending, hasFailed: error !== null, reason: sentenceOf(failure) };
}

/** What the server says is wrong with the answer. */
function sentenceOf(failure: ApiError | undefined): string | undefined {
  if (failure?.code !== 'validation') return undefined;
  return Object.values(failure.fieldErrors)[0] ?? failure.serverMessage;
}

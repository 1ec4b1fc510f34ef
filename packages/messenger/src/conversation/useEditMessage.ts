import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { Message } from '../contract.ts';
import { useDrafts } from '../drafts/draftsOf.ts';
import { editMessageMutation } from './messages.api.ts';

/** Saves the edit of a message, and shows in the composer why it could not be saved. */
export function useEditMessage(chatId: number, onChanged: (message: Message) => void) {
  const { t } = useLingui();
  const { api, toasts } = usePortal();
  const [, drafts] = useDrafts();
  const [error, setError] = useState<{ messageId: number; text: string }>();
  const { mutate, isPending, variables } = useMutation({
    ...editMessageMutation(api, chatId),
    onSuccess: (message, { messageId, markdown: saved }) => {
      onChanged(message);
      // By now another message may be in the composer, or a longer version of this one.
      drafts.finishEdit(chatId, { id: messageId, markdown: saved });
    },
    onError: (failure, { messageId }) => {
      const reason = isApiError(failure)
        ? (Object.values(failure.fieldErrors)[0] ?? failure.serverMessage)
        : undefined;
      const text = reason ?? t`The change was not saved. Try again.`;
      if (drafts.read(chatId).message_id === messageId) setError({ messageId, text });
      else toasts.show({ type: 'error', title: text });
    },
  });
  return {
    save: (messageId: number, markdown: string) => mutate({ messageId, markdown }),
    isSaving: (messageId: number | null) => isPending && variables.messageId === messageId,
    errorOf: (messageId: number | null) => (error?.messageId === messageId ? error?.text : undefined),
    forgetError: () => setError(undefined),
  };
}

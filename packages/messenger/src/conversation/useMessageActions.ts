import { usePortal, useUser } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';

import { isOneEmoji } from '../contract.ts';
import { draftsOf } from '../drafts/draftsOf.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { useConversation } from './ConversationContext.ts';
import { addMessage, reactMutation } from './messages.api.ts';
import { useJump } from './useJump.ts';

/** The actions on the messages of the open chat. */
export function useMessageActions(): MessageActions {
  const { chat, open, composer, setDialog } = useConversation();
  const { api, queryClient } = usePortal();
  const drafts = draftsOf(useUser()?.id ?? 0);
  const jump = useJump();
  const react = useMutation({
    ...reactMutation(api, chat.id),
    onSuccess: (message) => addMessage(queryClient, chat.id, message),
    // The server may have made the change all the same, so its state is read.
    onError: open.refetch,
  });

  return {
    onReply(message) {
      drafts.writeMessage(chat.id, () => ({ reply_to_message_id: message.id }));
      composer.current?.focus();
    },
    onEdit(message) {
      drafts.beginEdit(chat.id, { id: message.id, markdown: normalizeText(message.message_markdown ?? '') });
      composer.current?.focus();
    },
    onJump: (id) => void jump(id),
    onDelete: (message) => setDialog({ kind: 'delete', message }),
    onReact({ id }, emoji) {
      if (isOneEmoji(emoji)) react.mutate({ messageId: id, emoji });
    },
    onChanged: open.refetch,
  };
}

import { useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { isOneEmoji } from '../contract.ts';
import { useConversation } from './ConversationContext.ts';
import { rowKey } from './FeedRow.ts';
import { reactMutation } from './changeMessage.api.ts';
import { addMessage } from './messages.api.ts';
import { changeDraft, withEdit, withMessage } from '../drafts/ChatDraft.ts';
import type { MessageActions } from '../message/MessageToolbar.tsx';
import { normalizeText } from '../text/normalizeText.ts';

/** The actions on the messages of the open chat. */
export function useMessageActions(): MessageActions {
  const { chat, open, composer, setDialog } = useConversation();
  const { t } = useLingui();
  const { api, queryClient, toasts } = usePortal();
  const userId = useUser()?.id;
  const jump = useJump();
  const react = useMutation({
    ...reactMutation(api, chat.id),
    onSuccess: (message) => addMessage(queryClient, chat.id, message),
    // The server may have made the change all the same, so its state is read.
    onError: open.refetch,
  });

  return {
    onReply(message) {
      changeDraft(userId, chat.id, (draft) => withMessage(draft, { reply_to_message_id: message.id }));
      composer.current?.focus();
    },
    onEdit(message) {
      const markdown = normalizeText(message.message_markdown ?? '');
      const { edit } = changeDraft(userId, chat.id, (draft) => withEdit(draft, { id: message.id, markdown }));
      if (edit?.message_id !== message.id)
        toasts.show({ type: 'info', title: t`Save or cancel this edit first` });
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

/** Scrolls to a message: pages are read until it is loaded. A toast reports one that does not exist, or why it is unknown. */
export function useJump(): (id: number) => Promise<void> {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const { feed, open } = useConversation();
  const failureText = useFailureText();

  return async function jump(id) {
    if (feed.current?.pointOut(rowKey(id))) return;
    let isThere: boolean;
    try {
      isThere = await open.reach(id);
    } catch (error) {
      toasts.show({
        type: 'error',
        title: t`The message could not be loaded`,
        text: failureText(error),
        action: { label: t`Try again`, onAct: () => void jump(id) },
      });
      return;
    }
    // The rows of the loaded pages are rendered first.
    requestAnimationFrame(() => {
      if (isThere && feed.current?.pointOut(rowKey(id))) return;
      toasts.show({ type: 'info', title: t`The original message no longer exists` });
    });
  };
}

/** Jumps once to the message that the chat was opened at. The feed must be rendered. */
export function useJumpAtOpening(): void {
  const { messageId } = useConversation();
  const jump = useJump();
  const hasJumped = useRef(false);
  const jumpOnce = useEffectEvent((id: number) => {
    if (hasJumped.current) return;
    hasJumped.current = true;
    void jump(id);
  });
  useEffect(() => {
    if (messageId !== undefined) jumpOnce(messageId);
  }, [messageId]);
}

import { usePortal, useUser } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';

import { isOneEmoji, type Reaction } from '../contract.ts';
import { draftsOf } from '../drafts/draftsOf.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { useConversation } from './ConversationContext.ts';
import { reactMutation } from './messageMutations.api.ts';
import { useJump } from './useJump.ts';

/** The actions on the messages of the open chat. */
export function useMessageActions(): MessageActions {
  const { chat, store, composer, setDialog } = useConversation();
  const { api } = usePortal();
  const drafts = draftsOf(useUser()?.id ?? 0);
  const jump = useJump();
  const react = useMutation({
    ...reactMutation(api, chat.id),
    onMutate: ({ messageId, emoji }) =>
      store.change(messageId, (message) => ({
        ...message,
        reactions: toggled(message.reactions ?? [], emoji),
      })),
    onError: (_, __, undo) => {
      undo?.();
      // The server may have made the change all the same, so its state is read.
      void store.refresh().catch(() => undefined);
    },
    onSuccess: (message) => store.apply(message),
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
    onChanged: () => void store.refresh().catch(() => undefined),
  };
}

/** The reactions once the reader has chosen an emoji, or taken it back. */
function toggled(reactions: readonly Reaction[], emoji: string): Reaction[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji);
  if (!known) return [...reactions, { emoji, me: true, users: [{ id: 0 }] }];
  const users = known.users ?? [];
  if (!known.me) {
    const joined = { ...known, me: true, users: [...users, { id: 0 }] };
    return reactions.map((reaction) => (reaction === known ? joined : reaction));
  }
  const left = { ...known, me: false, users: users.slice(0, -1) };
  return reactions.flatMap((reaction) =>
    reaction === known ? (left.users.length > 0 ? [left] : []) : [reaction],
  );
}

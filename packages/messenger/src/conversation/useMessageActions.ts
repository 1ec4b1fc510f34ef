import { useLingui } from '@lingui/react/macro';
import { removeWithUndo, usePortal, useUser } from '@my-air/feature-api';
import { useWrite } from '@my-air/feature-api/writes';
import { useState } from 'react';

import { isOneEmoji, type Message, type Reaction } from '../contract.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import type { TimelineStore } from '../timeline/createTimeline.ts';
import { deletionId, deletionsOf } from '../timeline/deletionsOf.ts';
import { reactMutation } from './messageMutations.api.ts';

export interface MessageActionsOptions extends Pick<MessageActions, 'onReply' | 'onEdit' | 'onJump'> {
  chatId: number;
  store: TimelineStore;
}

/** The actions on the messages of a chat, and the confirmation before one is deleted. */
export function useMessageActions({ chatId, store, onReply, onEdit, onJump }: MessageActionsOptions) {
  const { t } = useLingui();
  const portal = usePortal();
  const userId = useUser()?.id ?? 0;
  const { api, toasts } = portal;
  const [asked, setAsked] = useState<Message>();
  const react = useWrite({
    ...reactMutation(api, chatId),
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

  function confirm() {
    if (!asked) return;
    setAsked(undefined);
    removeWithUndo({
      toasts,
      removals: deletionsOf(portal, userId),
      id: deletionId(chatId, asked.id),
      message: { title: t`The message was deleted` },
      undoLabel: t`Undo`,
    });
  }

  const actions: MessageActions = {
    onReply,
    onEdit,
    onJump,
    onDelete: setAsked,
    onReact: ({ id }, emoji) => {
      if (isOneEmoji(emoji)) react.mutate({ messageId: id, emoji });
    },
    onChanged: () => void store.refresh().catch(() => undefined),
  };
  return { actions, deletion: { asked, cancel: () => setAsked(undefined), confirm } };
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

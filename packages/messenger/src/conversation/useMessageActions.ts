import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isOneEmoji, type Message, type Reaction } from '../contract.ts';
import type { MessageActions } from '../message/MessageActions.ts';
import type { TimelineStore } from '../timeline/createTimeline.ts';
import { deleteMessageMutation, reactMutation } from './messageMutations.api.ts';

export interface MessageActionsOptions extends Pick<MessageActions, 'onReply' | 'onEdit' | 'onJump'> {
  chatId: number;
  store: TimelineStore;
}

/** How long a deletion can be taken back before it is told to the server, in milliseconds. */
const undoTime = 5_000;

/** What can be done with the messages of a chat, and the question before one of them is deleted. */
export function useMessageActions({ chatId, store, onReply, onEdit, onJump }: MessageActionsOptions) {
  const { t } = useLingui();
  const { api, toasts } = usePortal();
  const [asked, setAsked] = useState<Message>();
  const react = useMutation({
    ...reactMutation(api, chatId),
    onMutate: ({ messageId, emoji }) =>
      store.change(messageId, (message) => ({
        ...message,
        reactions: toggled(message.reactions ?? [], emoji),
      })),
    onError: (_, __, undo) => undo?.(),
    onSuccess: (message) => store.apply(message),
  });
  const remove = useMutation(deleteMessageMutation(api, chatId));

  function confirm() {
    if (!asked) return;
    const { id } = asked;
    setAsked(undefined);
    const undo = store.change(id, (message) => ({
      ...message,
      deleted_at: new Date().toISOString(),
      is_editable: false,
    }));
    const timer = setTimeout(
      () =>
        remove.mutate(id, { onError: undo, onSuccess: () => void store.refresh().catch(() => undefined) }),
      undoTime,
    );
    toasts.show({
      type: 'info',
      title: t`The message was deleted`,
      duration: undoTime,
      action: {
        label: t`Undo`,
        onAct: () => {
          clearTimeout(timer);
          undo();
        },
      },
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

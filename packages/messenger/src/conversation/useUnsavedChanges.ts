import { removedAtom } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useMutationState } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { Message, Reaction } from '../contract.ts';
import { reactMutation, type PressedReaction } from './changeMessage.api.ts';
import { deletedKey } from './deletedMessages.ts';

/** The messages as they will be once the server knows of the deletions and reactions of this page. */
export function useUnsavedChanges(chatId: number, messages: readonly Message[]): readonly Message[] {
  const { api } = usePortal();
  const removed = useAtomValue(removedAtom);
  const pressed = useMutationState({
    filters: { mutationKey: reactMutation(api, chatId).mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as PressedReaction,
  });
  return useMemo(() => {
    if (removed.size === 0 && pressed.length === 0) return messages;
    return messages.map((message) => {
      if (!message.deleted_at && removed.has(deletedKey(chatId, message.id))) {
        const deleted_at = message.updated_at ?? new Date().toISOString();
        return { ...message, deleted_at, is_editable: false };
      }
      const emoji = pressed.filter(({ messageId }) => messageId === message.id);
      if (emoji.length === 0) return message;
      const reactions = emoji.reduce((all, one) => toggled(all, one.emoji), message.reactions ?? []);
      return { ...message, reactions };
    });
  }, [messages, removed, pressed, chatId]);
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

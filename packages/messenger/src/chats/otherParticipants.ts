import type { Chat, ChatParticipant } from '../contract.ts';

/** Who else is in a chat; those of our team come first. */
export function otherParticipants({ participants }: Chat): readonly ChatParticipant[] {
  const others = (participants ?? []).filter(({ me }) => !me);
  return [...others].sort(
    (one, other) => Number(other.is_manager ?? false) - Number(one.is_manager ?? false),
  );
}

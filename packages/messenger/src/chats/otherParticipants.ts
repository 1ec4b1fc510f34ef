import type { Chat, ChatParticipant } from '../contract.ts';

/** The other participants of a chat; managers of our team come first. */
export function otherParticipants({ participants }: Chat): readonly ChatParticipant[] {
  const others = (participants ?? []).filter(({ me }) => !me);
  return [...others].sort(
    (one, other) => Number(other.is_manager ?? false) - Number(one.is_manager ?? false),
  );
}

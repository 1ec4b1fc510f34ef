import type { Transaction } from '../database/Database.ts';
import { chatParticipants, chats } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { managers } from '../personas/managers.ts';

/** Opens an empty support chat between a partner and their manager, or ours who is on duty. */
export async function openSupportChat(
  db: Transaction,
  { user, partner }: Caller,
  now: Date,
): Promise<{ chatId: number; participantId: number }> {
  const manager = partner.manager ?? managers.iryna;
  const [chat] = await db
    .insert(chats)
    .values({
      partnerId: partner.id,
      processType: 'support',
      processable: { manager },
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const chatId = chat!.id;
  const [me] = await db
    .insert(chatParticipants)
    .values([
      {
        chatId,
        userId: user.id,
        name: user.name,
        avatar: user.avatarImage,
        role: 'partner',
        color: '#5b6ee1',
      },
      {
        chatId,
        name: manager.display_name,
        avatar: manager.avatar_image,
        role: 'manager',
        color: '#c2553d',
        isManager: true,
      },
    ])
    .returning();
  return { chatId, participantId: me!.id };
}

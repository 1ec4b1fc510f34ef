import type { Queries } from '../database/Database.ts';
import { chatParticipants, chats } from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { managers } from '../personas/personas.ts';

/** The subject of a new chat; the manager's name is added to it. */
export interface ChatMatter {
  readonly processType: string;
  readonly processable: Readonly<Record<string, unknown>>;
}

/** Opens an empty chat between a partner and their manager, or the manager on duty. */
export async function openChat(
  db: Queries,
  { user, partner }: Caller,
  now: Date,
  { processType, processable }: ChatMatter,
): Promise<{ chatId: number; participantId: number; managerId: number }> {
  const manager = partner.manager ?? managers.iryna;
  const [chat] = await db
    .insert(chats)
    .values({
      partnerId: partner.id,
      processType,
      processable: { ...processable, manager },
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const chatId = chat!.id;
  const [me, other] = await db
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
  return { chatId, participantId: me!.id, managerId: other!.id };
}

import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { managerReplies } from '../database/schema.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { MessageRow } from './findChat.ts';
import type { Manager } from './Manager.ts';

/** Lets the manager answer a message after a while; to several in a row there is one answer, after the last. */
export async function planReply(
  db: Queries,
  { clock, manager }: Pick<Sandbox, 'clock'> & { manager: Manager },
  message: Pick<MessageRow, 'id' | 'chatId'>,
  locale: string,
): Promise<void> {
  await db.delete(managerReplies).where(eq(managerReplies.chatId, message.chatId));
  if (manager.delaySeconds === null) return;
  const dueAt = new Date(clock.now().getTime() + manager.delaySeconds * 1000);
  await db.insert(managerReplies).values({ chatId: message.chatId, messageId: message.id, locale, dueAt });
}

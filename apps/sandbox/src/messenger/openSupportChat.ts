import type { Queries } from '../database/Database.ts';
import type { Caller } from '../http/Call.ts';
import { openChat } from './openChat.ts';

/** Opens an empty support chat between a partner and their manager, or the manager on duty. */
export function openSupportChat(
  db: Queries,
  caller: Caller,
  now: Date,
): Promise<{ chatId: number; participantId: number }> {
  return openChat(db, caller, now, { processType: 'support', processable: {} });
}

import type { ReviewChat } from '../reviews/chatLists.ts';

let lastId = 100;

/** A moderation chat; `facts` are the known data of its process. */
export function buildReviewChat(
  type: string,
  facts: NonNullable<NonNullable<ReviewChat['process']>['processable']> = {},
  values: Partial<ReviewChat> = {},
): ReviewChat {
  lastId += 1;
  return {
    id: lastId,
    process: { processable_type: type, processable: facts },
    unread_count: 0,
    archived_at: null,
    updated_at: '2026-11-18T09:00:00Z',
    ...values,
  };
}

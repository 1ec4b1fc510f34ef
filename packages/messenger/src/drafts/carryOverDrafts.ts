import { draftAt, type DraftStore } from '@my-air/feature-api/draft';

import { chatPlace } from './Draft.ts';

/**
 * Moves drafts from the keys of the first messenger to the common ones, once: `{draft, aside}` of a chat under
 * `my-air:messenger:draft:<user id>:<chat id>`. A chat with a newer draft keeps its old one until that is sent.
 */
export function carryOverDrafts(userId: number, store: DraftStore, findStorage: () => Storage): void {
  const prefix = `my-air:messenger:draft:${userId}:`;
  try {
    const storage = findStorage();
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefix)) continue;
      const chatId = Number(key.slice(prefix.length));
      const stack = stackIn(storage.getItem(key));
      const { read, write, isKept } = draftAt(store, chatPlace, chatId);
      if (stack === undefined || stack.some(({ chat_id }) => chat_id !== chatId)) storage.removeItem(key);
      else if (read() === undefined) {
        write(stack);
        if (isKept()) storage.removeItem(key);
      }
    }
  } catch {
    // Without access to storage there is nothing to move.
  }
}

/** The drafts of an old entry, the one in the composer last; undefined for a broken entry. */
function stackIn(text: string | null) {
  try {
    const { draft, aside } = JSON.parse(text ?? '') as Record<string, unknown>;
    return chatPlace.parse(aside === undefined ? [draft] : [aside, draft]);
  } catch {
    return undefined;
  }
}

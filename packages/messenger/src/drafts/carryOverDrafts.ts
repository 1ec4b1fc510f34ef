import { browserTexts } from '@my-air/client-state';
import { draftAt, type DraftStore } from '@my-air/data-kit/draft';

import { chatPlace } from './Draft.ts';

/**
 * Moves drafts from the keys of the first messenger to the common ones, once: `{draft, aside}` of a chat under
 * `my-air:messenger:draft:<user id>:<chat id>`. A chat with a newer draft keeps its old one until that is sent.
 */
export function carryOverDrafts(userId: number, store: DraftStore): void {
  const prefix = `my-air:messenger:draft:${userId}:`;
  for (const key of browserTexts.keys()) {
    if (!key.startsWith(prefix)) continue;
    const chatId = Number(key.slice(prefix.length));
    const stack = stackIn(browserTexts.read(key));
    const { read, write, isKept } = draftAt(store, chatPlace, chatId);
    if (stack === undefined || stack.some(({ chat_id }) => chat_id !== chatId))
      browserTexts.write(key, undefined);
    else if (read() === undefined) {
      write(stack);
      if (isKept()) browserTexts.write(key, undefined);
    }
  }
}

/** The drafts of an old entry, the one in the composer last; undefined for a broken entry. */
function stackIn(text: string | undefined) {
  try {
    const { draft, aside } = JSON.parse(text ?? '') as Record<string, unknown>;
    return chatPlace.parse(aside === undefined ? [draft] : [aside, draft]);
  } catch {
    return undefined;
  }
}

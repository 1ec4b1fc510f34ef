import type { Texts } from '@my-air/client-state';

import type { OutboxJournal } from './OutboxJournal.ts';
import type { NewEntry } from './OutboxStore.ts';

/** Keeps the journal in a synchronous storage, under the keys that entries have since the first messenger. */
export function createJournal(texts: Pick<Texts, 'read' | 'write' | 'keys'>): OutboxJournal {
  const prefix = 'my-air:messenger:outbox:';

  const listOf = (userId: number): NewEntry[] =>
    texts
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(texts.read(key)) ?? [])
      .filter((entry) => entry.userId === userId);

  return {
    write: (entry) => void texts.write(prefix + entry.key, JSON.stringify(entry)),
    erase: (key) => void texts.write(prefix + key, undefined),
    list: (userId) => listOf(userId).toSorted((a, b) => a.createdAt - b.createdAt),
    clear(userId) {
      for (const { key } of listOf(userId)) texts.write(prefix + key, undefined);
    },
  };
}

function parse(text: string | undefined): NewEntry | undefined {
  if (text === undefined) return undefined;
  try {
    // SAFETY: only this code writes under this name, and releases keep the shape of entries.
    return JSON.parse(text) as NewEntry;
  } catch {
    return undefined;
  }
}

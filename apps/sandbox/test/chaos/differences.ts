import { isDeepStrictEqual } from 'node:util';

import type { Ledger } from './Ledger.ts';
import type { Counts, WrittenState } from './WrittenState.ts';

/** A ledger and whose it is. */
export interface Account {
  readonly persona: string;
  readonly ledger: Ledger;
}

/** The writes in the database that were not acknowledged, and the reverse; empty when there are none. */
export async function differences(
  accounts: readonly Account[],
  before: Counts,
  state: WrittenState,
): Promise<string[]> {
  const found: string[] = [];
  const compare = (what: string, expected: unknown, actual: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      found.push(`${what}: ${show(actual)} instead of ${show(expected)}`);
  };
  for (const { persona, ledger } of accounts) {
    const { chatId, messages } = ledger;
    const kept = await state.messagesOf(chatId, before.lastMessage);
    compare(`the number of messages in chat ${chatId}`, messages.length, kept.length);
    for (const [place, message] of messages.entries()) {
      compare(`message ${place} of chat ${chatId}`, message, kept[place]);
    }
    compare(`whether chat ${chatId} is archived`, ledger.isArchived, await state.isArchived(chatId));
    const email = `${persona}@my-air.test`;
    if (ledger.contacts) compare(`contacts of ${persona}`, ledger.contacts, await state.contactsOf(email));
    for (const kind of ledger.accepted)
      compare(`${persona}: ${kind}`, 1, await state.acceptedBy(email, kind));
  }

  const ledgers = accounts.map(({ ledger }) => ledger);
  const files = ledgers.flatMap(({ messages }) => messages.flatMap((message) => message.files));
  compare('the number of uploads', files.length, await state.uploads());
  const requests = new Set([...before.requests, ...ledgers.flatMap((ledger) => [...ledger.requests])]);
  const after = await state.counts();
  compare('the requests of services', [...requests].toSorted(), after.requests.toSorted());
  // Each request opens one chat.
  compare('the number of chats', before.chats + requests.size - before.requests.length, after.chats);
  return found;
}

function show(value: unknown) {
  return JSON.stringify(value, (_key, entry: unknown) => (entry instanceof Set ? [...entry] : entry))?.slice(
    0,
    300,
  );
}

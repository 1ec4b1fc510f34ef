import { getTableName } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { seededTables } from '../database/tableCopies.ts';
import { raceExpectations } from '#test/races/raceExpectations.ts';
import { openRace } from '#test/races/runRace.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

/** The writes that a server without idempotency keys does again, and how the portal keeps that from its users. */
const doneAgain: Readonly<Record<string, string>> = {
  'POST api/chats/{chatId}/messages':
    'the messenger marks a message that may have been sent, and leaves the rest to its user',
  'POST api/supportRequests': 'the dialog says that it may have been sent, and sends nothing by itself',
  'POST api/chats/{chatId}/messages/{messageId}/reaction': 'a toggle: each press is a wish of its own',
  'POST api/help-analytics/articles/{id}/interactions': 'a count of what was read, which is not sent again',
  'POST api/ai-gateway/responses': 'a question to a model: each press is one of its own',
  'POST api/ai-gateway/chat/completions': 'a question to a model: each press is one of its own',
};
/** The tables that each call writes to, also one that is refused. */
const ofEachCall = new Set(['request_log', 'sessions']);
const tables = seededTables.filter((table) => !ofEachCall.has(getTableName(table)));
const writes = Object.keys(raceExpectations).filter((key) => !key.startsWith('GET '));

const { sandbox } = testSandbox();

beforeEach(() => {
  // Translations would go on between the two calls.
  vi.spyOn(sandbox().control.translations, 'wake').mockImplementation(() => {});
});

test('[G-03] each call that is done again is a write', () => {
  expect(writes).toEqual(expect.arrayContaining(Object.keys(doneAgain)));
});

test.each(writes)('[G-03] %s makes nothing more when it is sent again without a key', async (key) => {
  const [send] = await openRace(sandbox(), [key]);
  const first = await send!();
  expect([first.status < 300, first.text]).toEqual([true, first.text]);
  const once = await countRows();
  const second = await send!();
  const twice = await countRows();
  const isMore = Object.entries(twice).some(([table, count]) => count !== once[table]);
  expect([second.text, isMore]).toEqual([second.text, key in doneAgain]);
  // The second call finds it done or is refused because of that, without a failure of the server. Sign-in and sign-out
  // begin another session, whose token (419) it does not have.
  expect([200, 204, 401, 404, 409, 419]).toContain(second.status);
});

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const { db } = sandbox().control;
  const counts = await Promise.all(
    tables.map(async (table) => [getTableName(table), await db.$count(table)] as const),
  );
  return Object.fromEntries(counts);
}

import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import type { Pool } from 'pg';

import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { ask, nameDatabase } from '../testing/ownDatabase.ts';
import { startSilentProxy, type SilentProxy } from '../testing/silentProxy.ts';
import { Visitor } from '../testing/Visitor.ts';

let proxy: SilentProxy;
let sandbox: RunningSandbox;
const database = nameDatabase(inject('postgresServer'));

beforeAll(async () => {
  await database.create();
  proxy = await startSilentProxy(Number(new URL(database.address).port));
  const through = new URL(database.address);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  sandbox = await startSandbox({ port: 0, dataDir: 'memory', databaseUrl: through.href });
}, 120_000);
afterAll(async () => {
  proxy.recover();
  await sandbox.close();
  await proxy.close();
  await database.drop();
}, 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const messages = () =>
  ask<{ markdown: string }>(
    database.address,
    "select markdown from chat_messages where markdown like 'Silence%' order by id",
  );

test('a server that says nothing any more is told as 503, and leaves no connection behind that waits for it', async () => {
  const who = await new Visitor(sandbox).signIn('partner');
  await who.token();
  const say = (text: string) => who.write('POST', '/api/chats/1/messages', { message: text });
  const { $client: pool } = sandbox.control.db as unknown as { $client: Pool };
  expect((await say('Silence 1')).status).toBe(200);

  // As in production, only sooner; before and after the silence a busy machine may take longer than that.
  const wait = (milliseconds: number) => (client: object) =>
    Object.assign(Reflect.get(client, 'connectionParameters') as object, { query_timeout: milliseconds });
  const [soon, late] = [wait(500), wait(60_000)];
  pool.on('acquire', soon);
  proxy.silence();
  const answers = await Promise.all([who.open('/api/user'), say('Silence 2'), say('Silence 3')]);
  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // The connections that wait for an answer must not be handed to the next request.
  await vi.waitFor(() => expect(pool.totalCount).toBe(0), 30_000);

  pool.off('acquire', soon).on('acquire', late);
  proxy.recover();
  await vi.waitFor(async () => expect((await say('Silence 4')).status).toBe(200), 30_000);
  expect((await who.open('/api/user')).status).toBe(200);
  await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), 30_000);
  expect((await messages()).map(({ markdown }) => markdown)).toEqual(['Silence 1', 'Silence 4']);
}, 120_000);

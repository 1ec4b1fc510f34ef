import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from 'pg';

import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { grant } from '#test/support/federatedSignIn.ts';
import { ask, cutConnections, nameDatabase } from '#test/support/ownDatabase.ts';
import { startPostgresServer, type PostgresServer } from '#test/support/postgresServer.ts';
import { startBatch } from '#test/support/startBatch.ts';
import { untilHealthy } from '#test/support/untilHealthy.ts';
import { Visitor, type Answered } from '#test/support/Visitor.ts';

let server: PostgresServer;
let database: string;
let sandbox: RunningSandbox;
let who: Visitor;

beforeAll(async () => {
  server = await startPostgresServer();
  const { address, create } = nameDatabase(server.url);
  await create();
  await ask(address, "create role portal login password 'password'");
  await ask(address, `grant all on database ${new URL(address).pathname.slice(1)} to portal`);
  await ask(address, 'alter schema public owner to portal');
  const own = new URL(address);
  own.username = 'portal';
  own.searchParams.set('statement_timeout', '400');
  database = address;
  sandbox = await startSandbox({ port: 0, dataDir: 'memory', databaseUrl: own.href });
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  await server.remove();
}, 60_000);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await untilHealthy(sandbox);
  who = await new Visitor(sandbox).signIn('partner');
});

/** Starts the server, unless it runs. */
async function start(): Promise<void> {
  const isUp = await ask(server.url, 'select 1').then(
    () => true,
    () => false,
  );
  if (!isUp) await server.start();
}

const say = (text: string) => who.write('POST', '/api/chats/1/messages', { message: text });

function expectUnavailable({ status, headers, body }: Answered) {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toEqual({ message: 'The service is temporarily unavailable. Please try again.' });
}

// What writes lose when connections are cut under them is proved by test/chaos.

describe('a server that is stopped', () => {
  test('while it translates goes on with the translation once it is back', async () => {
    await who.write('POST', '/sandbox/api/translations', { delayMs: 1000, batchSize: 20 });
    const id = await startBatch(who);
    const active = () => ask(database, "select 1 from pgboss.job where state = 'active'").catch(() => []);
    await expect.poll(active, { timeout: 20_000 }).toHaveLength(1);
    await server.stop();
    onTestFinished(start);
    await server.start();
    await untilHealthy(sandbox);

    await who.write('POST', '/sandbox/api/translations', {});
    const job = () => ask(database, `select status, reserved from ai_jobs where id = ${id}`);
    await expect.poll(job, { timeout: 40_000 }).toEqual([{ status: 'completed', reserved: 0 }]);
  }, 120_000);

  test('is told as 503 by every listener, and is used again once it is back', async () => {
    await who.token();
    await server.stop();
    onTestFinished(start);

    const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };
    for (const answer of [
      await who.open('/api/user'),
      await who.open(`${sandbox.apiUrl}/api/user`),
      await say('Is anybody there?'),
      await who.write('POST', '/sandbox/api/session', { persona: 'new' }),
      await who.open(`${sandbox.worldUrl}/finance/account`),
      await who.write('POST', '/api/login', credentials),
    ])
      expectUnavailable(answer);
    const mailbox = await who.open(`${sandbox.identityUrl}/mailbox`);
    expect([mailbox.status, mailbox.headers.get('retry-after')]).toEqual([503, '2']);
    expect(mailbox.text).toContain('temporarily unavailable');
    const form = new URLSearchParams({
      ...grant(`${sandbox.url}/oauth/login?code=abc`, 'a'.repeat(43), `${sandbox.url}/oauth/login`),
      grant_type: 'authorization_code',
    });
    const exchange = await who.open(`${sandbox.identityUrl}/token`, { method: 'POST', body: form });
    expect([exchange.status, exchange.headers.get('retry-after')]).toEqual([503, '2']);

    await start();
    await untilHealthy(sandbox);
    expect((await who.open('/api/user')).status).toBe(200);
    expect((await say('Good to have you back')).status).toBe(200);
  }, 60_000);
});

test('a server without free connections is told as 503 until there are some', async () => {
  await ask(database, 'alter role portal connection limit 0');
  await cutConnections(database);
  await vi.waitFor(async () => expectUnavailable(await who.open('/api/user')), 30_000);
  await ask(database, 'alter role portal connection limit -1');
  await untilHealthy(sandbox);
  expect((await who.open('/api/user')).status).toBe(200);
});

test('a statement that takes too long is told as 503, and the next one is done', async () => {
  const blocker = new Client(database);
  await blocker.connect();
  await blocker.query('begin; lock table chat_messages in exclusive mode');
  await expect.poll(async () => (await say('Slow')).status).toBe(503);
  await blocker.end();
  await untilHealthy(sandbox);
  expect((await say('Quick')).status).toBe(200);
});

describe('a start', () => {
  test('waits for a server that is not there yet', async () => {
    await server.stop();
    onTestFinished(start);
    const starting = startSandbox({ port: 0, dataDir: 'memory', databaseUrl: database });
    const isNotified = () =>
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Waiting for PostgreSQL'));
    await vi.waitFor(isNotified, 30_000);
    await server.start();
    const started = await starting;
    expect((await new Visitor(started).open('/api/countries')).status).toBe(401);
    await started.close();
  }, 60_000);

  test('says what is wrong when it has waited long enough, and does not tell the password', async () => {
    const startAt = (databaseUrl: string) =>
      startSandbox({ port: 0, dataDir: 'memory', databaseUrl, databaseWait: 0.1 });
    await expect(startAt('postgres://portal:secret@127.0.0.1:1/nowhere')).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:1\/nowhere was not available within 0\.1 seconds: .*ECONNREFUSED/,
    );
    const wrong = new URL(database);
    wrong.pathname = '/nowhere';
    await expect(startAt(wrong.href)).rejects.toThrow(/refuses: database "nowhere" does not exist/);
  });
});

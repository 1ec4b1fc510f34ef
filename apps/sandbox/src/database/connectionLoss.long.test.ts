import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Client, type Pool } from 'pg';

import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { ask, cutConnections, nameDatabase } from '#test/support/ownDatabase.ts';
import { startPostgresServer, type PostgresServer } from '#test/support/postgresServer.ts';
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
  await untilHealthy();
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

async function untilHealthy() {
  await vi.waitFor(
    async () => expect((await new Visitor(sandbox).open('/sandbox/api/mail')).status).toBe(200),
    30_000,
  );
}

function expectUnavailable({ status, headers, body }: Answered) {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toEqual({ message: 'The service is temporarily unavailable. Please try again.' });
}

/** Asserts that each of these is done, or refused as unavailable. @returns how many were refused */
async function expectDoneOrUnavailable(calls: Promise<Answered>[]) {
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ status }) => status >= 400);
  for (const answer of refused) expectUnavailable(answer);
  return refused.length;
}

describe('connections that are cut', () => {
  test('while they are idle are replaced', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await cutConnections(database)).toBeGreaterThan(0);
      await expectDoneOrUnavailable([who.open('/api/user')]);
      await untilHealthy();
    }
  });

  test('during writes refuse these with 503, and leave the pool as large as it was', async () => {
    let refused = 0;
    for (let round = 0; round < 40; round += 1) {
      const calls = Array.from({ length: 10 }, (_, number) => say(`Round ${round}, ${number}`));
      const isDone = expectDoneOrUnavailable(calls);
      await cutConnections(database);
      refused += await isDone;
    }
    expect(refused).toBeGreaterThan(0);
    await untilHealthy();
    const { $client: pool } = sandbox.control.db as unknown as { $client: Pool };
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount), 30_000);
  }, 60_000);
});

describe('a server that is stopped', () => {
  test('while it translates goes on with the translation once it is back', async () => {
    await who.write('POST', '/sandbox/api/translations', { delayMs: 1000, batchSize: 20 });
    const order = { all: true, translate_languages: ['pl'], original_language: 'uk' };
    const channel = '/api/ai-metadata/channels/UCmaisternia000000000000';
    const { status, body } = await who.write('POST', `${channel}/batch-translations`, order);
    expect(status).toBe(200);
    const { batch_translation_id: id } = body as { batch_translation_id: number };
    const active = () => ask(database, "select 1 from pgboss.job where state = 'active'").catch(() => []);
    await expect.poll(active, { timeout: 20_000 }).toHaveLength(1);
    await server.stop();
    onTestFinished(start);
    await server.start();
    await untilHealthy();

    await who.write('POST', '/sandbox/api/translations', {});
    const job = () => ask(database, `select status, reserved from ai_jobs where id = ${id}`);
    await expect.poll(job, { timeout: 40_000 }).toEqual([{ status: 'completed', reserved: 0 }]);
  }, 120_000);

  test('is told as 503 by every listener, and is used again once it is back', async () => {
    const token = await who.token();
    await server.stop();
    onTestFinished(start);

    expectUnavailable(await who.open('/api/user'));
    expectUnavailable(await who.open(`${sandbox.apiUrl}/api/user`));
    expectUnavailable(await say('Is anybody there?'));
    expectUnavailable(await who.write('POST', '/sandbox/api/session', { persona: 'new' }));
    expectUnavailable(await who.open(`${sandbox.worldUrl}/finance/account`));
    const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };
    expectUnavailable(
      await who.open('/api/login', {
        method: 'POST',
        body: JSON.stringify(credentials),
        headers: { 'x-xsrf-token': token, 'content-type': 'application/json' },
      }),
    );
    const mailbox = await who.open(`${sandbox.identityUrl}/mailbox`);
    expect([mailbox.status, mailbox.headers.get('retry-after')]).toEqual([503, '2']);
    expect(mailbox.text).toContain('temporarily unavailable');
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'abc',
      client_id: 'my-air-portal',
      redirect_uri: `${sandbox.url}/oauth/login`,
      code_verifier: 'a'.repeat(43),
    });
    const exchange = await who.open(`${sandbox.identityUrl}/token`, { method: 'POST', body: form });
    expect([exchange.status, exchange.headers.get('retry-after')]).toEqual([503, '2']);

    await start();
    await untilHealthy();
    expect((await who.open('/api/user')).status).toBe(200);
    expect((await say('Good to have you back')).status).toBe(200);
  }, 60_000);

  test('under writes loses none that were acknowledged', async () => {
    const acknowledged: string[] = [];
    const over = new AbortController();
    const writer = async (name: number) => {
      for (let number = 0; !over.signal.aborted; number += 1) {
        const text = `Writer ${name}, ${number}`;
        const answer = await say(text);
        if (answer.status === 200) acknowledged.push(text);
        else expectUnavailable(answer);
      }
    };
    const writers = [1, 2, 3, 4].map(writer);
    for (let round = 0; round < 3; round += 1) {
      const before = acknowledged.length;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 3), 20_000);
      await server.stop();
      await server.start();
    }
    over.abort();
    await Promise.all(writers);
    const kept = await ask<{ markdown: string }>(database, 'select markdown from chat_messages');
    const texts = new Set(kept.map(({ markdown }) => markdown));
    expect(acknowledged.filter((text) => !texts.has(text))).toEqual([]);
  }, 90_000);
});

test('a server without free connections is told as 503 until there are some', async () => {
  await ask(database, 'alter role portal connection limit 0');
  await cutConnections(database);
  await vi.waitFor(async () => expectUnavailable(await who.open('/api/user')), 30_000);
  await ask(database, 'alter role portal connection limit -1');
  await untilHealthy();
  expect((await who.open('/api/user')).status).toBe(200);
});

test('a statement that takes too long is told as 503, and the next one is done', async () => {
  const blocker = new Client(database);
  await blocker.connect();
  await blocker.query('begin; lock table chat_messages in exclusive mode');
  await expect.poll(async () => (await say('Slow')).status).toBe(503);
  await blocker.end();
  await untilHealthy();
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

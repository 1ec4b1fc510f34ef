import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Pool } from 'pg';

import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { ask, nameDatabase } from '#test/support/ownDatabase.ts';
import { pageForm } from '#test/support/pageForm.ts';
import { sendWithKey } from '#test/support/sendWithKey.ts';
import { startBatch } from '#test/support/startBatch.ts';
import { startSilentProxy, type SilentProxy } from '#test/support/silentProxy.ts';
import { untilHealthy } from '#test/support/untilHealthy.ts';
import { Visitor, type Answered } from '#test/support/Visitor.ts';

/** The time within which every call is answered, in milliseconds, with the limits that production has. */
const longestWait = 10_000;
const chat = '/api/chats/1/messages';

let proxy: SilentProxy;
let sandbox: RunningSandbox;
let portalFolder: string;
const database = nameDatabase(inject('postgresServer'));

beforeAll(async () => {
  await database.create();
  proxy = await startSilentProxy(Number(new URL(database.address).port));
  const through = new URL(database.address);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  portalFolder = await mkdtemp(join(tmpdir(), 'my-air-dist-'));
  await writeFile(join(portalFolder, 'index.html'), '<!doctype html><title>The portal</title>');
  await writeFile(join(portalFolder, 'config.json'), '{}');
  sandbox = await startSandbox({ port: 0, dataDir: 'memory', databaseUrl: through.href, portalFolder });
}, 120_000);
afterAll(async () => {
  proxy.recover();
  await sandbox.close();
  await proxy.close();
  await database.drop();
  await rm(portalFolder, { recursive: true });
}, 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const pool = () => (sandbox.control.db as unknown as { $client: Pool }).$client;

const said = async (text: string) => {
  const rows = await ask<{ markdown: string }>(
    database.address,
    `select markdown from chat_messages where markdown like '${text}%' order by id`,
  );
  return rows.map(({ markdown }) => markdown);
};

/** A signed-in user, with a token for writes. */
async function enter() {
  const who = await new Visitor(sandbox).signIn('partner');
  await who.token();
  return who;
}

/** Makes the server silent until the test ends, or until `recover` is called. */
function silence() {
  proxy.silence();
  onTestFinished(recover, 60_000);
}

async function recover() {
  proxy.recover();
  await untilHealthy(sandbox);
}

/** The answer to a call, and how long it took. */
async function timed(call: () => Promise<Answered>) {
  const start = performance.now();
  return { answer: await call(), took: performance.now() - start };
}

/** Asserts that every call is refused in time as one that may be repeated. @returns the answers */
async function expectUnavailable(calls: readonly (() => Promise<Answered>)[]) {
  const all = await Promise.all(calls.map(timed));
  for (const { answer, took } of all) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(took).toBeLessThan(longestWait);
  }
  return all.map(({ answer }) => answer);
}

describe('a server that says nothing any more', () => {
  test('is told as 503 in time to more callers than there are connections, and serves them when it speaks again', async () => {
    const who = await enter();
    const say = (text: string) => who.write('POST', chat, { message: text });
    expect((await say('Silence 1')).status).toBe(200);

    silence();
    const reads = Array.from({ length: 20 }, () => () => who.open('/api/user'));
    const writes = [() => say('Silence 2'), () => say('Silence 3')];
    for (const { body } of await expectUnavailable([...reads, ...writes])) {
      expect(body).toEqual({ message: 'The service is temporarily unavailable. Please try again.' });
    }
    // The connections that wait for an answer must not be handed to the next request.
    expect(pool().totalCount).toBe(0);
    // Later requests do not wait for it again.
    await expectUnavailable([() => who.open('/api/user'), () => who.open(`${sandbox.apiUrl}/api/user`)]);

    await recover();
    expect((await say('Silence 4')).status).toBe(200);
    expect((await who.open('/api/user')).status).toBe(200);
    await vi.waitFor(() => expect(pool().idleCount).toBe(pool().totalCount), 30_000);
    expect(await said('Silence')).toEqual(['Silence 1', 'Silence 4']);
  }, 120_000);

  test('before its confirmation of a write has done it once, also when it is repeated with its key', async () => {
    const who = await enter();
    const send = () => sendWithKey(who, chat, { message: 'Confirmed late' }, 'late-confirmation');
    onTestFinished(recover, 60_000);
    proxy.silenceAfter('commit');
    await expectUnavailable([send]);
    expect(await said('Confirmed late')).toHaveLength(1);
    await expectUnavailable([send]);
    await recover();
    expect((await send()).status).toBe(200);
    expect(await said('Confirmed late')).toHaveLength(1);
  }, 120_000);

  test('over one connection, which is lost, is asked over others, and no lock of the lost one is waited for in vain', async () => {
    const who = await enter();
    const send = () => sendWithKey(who, chat, { message: 'Lost way' }, 'lost-way');
    onTestFinished(recover, 60_000);
    proxy.loseConnectionAfter('insert into "chat_messages"');
    await expectUnavailable([send]);
    expect((await who.open('/api/user')).status).toBe(200);
    await vi.waitFor(async () => expect((await send()).status).toBe(200), 30_000);
    expect(await said('Lost way')).toEqual(['Lost way']);
  }, 120_000);
});

test('translations go on when a connection of their queue is lost', async () => {
  const who = await enter();
  onTestFinished(recover, 60_000);
  await who.write('POST', '/sandbox/api/translations', { delayMs: 100, batchSize: 20 });
  proxy.loseConnectionAfter('pgboss.job');
  const id = await startBatch(who);
  const job = () => ask(database.address, `select status, reserved from ai_jobs where id = ${id}`);
  await expect.poll(job, { timeout: 60_000 }).toEqual([{ status: 'completed', reserved: 0 }]);
}, 120_000);

test('a statement that the server works on is waited for, however often the server is asked meanwhile', async () => {
  const { rows } = await pool().query("select pg_sleep(8), 'done' as outcome");
  expect(rows).toMatchObject([{ outcome: 'done' }]);
}, 60_000);

describe('while the server says nothing, a browser is shown a page to try again from', () => {
  const page = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const inProvider = (path: string) => `${sandbox.identityUrl}${path}`;
  const inWorld = (path: string) => `${sandbox.worldUrl}${path}`;
  const authorize = () => {
    const redirect_uri = encodeURIComponent(`${sandbox.url}/oauth/login`);
    const challenge = `code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`;
    return inProvider(
      `/authorize?client_id=my-air-portal&response_type=code&scope=openid&state=${'a'.repeat(20)}&${challenge}&redirect_uri=${redirect_uri}`,
    );
  };
  const families = {
    'the way to the sign-in page': authorize,
    'the sign-in page of the identity provider': () => signInPage,
    'its mailbox': () => inProvider('/mailbox'),
    'the finance app': () => inWorld('/finance/account?return_to=%2Fhome'),
    'a payment of the world outside': () => inWorld('/checkout/abc'),
    'the apps of a platform': () => inWorld('/youtube/permissions?account=a'),
    'the portal host’s files of users': () => `${sandbox.url}/sandbox/uploads/abc/a.pdf`,
    'the way back from a platform': () => `${sandbox.url}/api/oauth/youtube/callback?code=a&state=b`,
  };
  const form = () => inProvider('/enter/login?next=%2Fprofile');
  const shown = ['/world.css', '/identity.css', '/sandbox/room.css', '/', '/home', '/config.json'] as const;
  const shownBy: Readonly<Record<string, string>> = { '/home': '<title>The portal</title>' };
  const origins: Readonly<Record<string, (path: string) => string>> = {
    '/world.css': inWorld,
    '/': inWorld,
    '/identity.css': inProvider,
  };
  const calls = ['/api/user', '/sanctum/csrf-cookie', '/sandbox/api/mail'];

  let signInPage: string;
  /** The answers to requests while the server was silent, all sent at the same time. */
  const sent = new Map<string, Awaited<ReturnType<typeof timed>>>();

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const who = await enter();
    signInPage = new URL((await who.open(authorize())).headers.get('location')!, sandbox.identityUrl).href;
    signInPage = new URL((await who.open(signInPage)).headers.get('location')!, signInPage).href;
    // The sign-in page has a form, which the silence makes unavailable.
    pageForm((await who.open(signInPage)).text);
    const { hidden } = pageForm((await who.open(form())).text);
    const body = new URLSearchParams({ ...hidden, email: 'a@my-air.test', password: 'correct horse' });
    const open = (name: string, address: string, init: RequestInit = {}) =>
      timed(() => who.open(address, { headers: page, ...init })).then((outcome) => sent.set(name, outcome));
    proxy.silence();
    await Promise.all([
      ...Object.entries(families).map(([name, address]) => open(name, address())),
      open('a form of the sign-in page', inProvider('/enter/login'), {
        method: 'POST',
        body,
        headers: { ...page, referer: form() },
      }),
      ...shown.map((path) => open(path, origins[path]?.(path) ?? path)),
      ...calls.map((path) => open(path, path)),
      open('a program', inWorld('/finance/account'), { headers: {} }),
    ]);
    await recover();
  }, 120_000);

  // A form leads back to its page.
  test.each(Object.entries({ ...families, 'a form of the sign-in page': form }))('by %s', (name, address) => {
    const { pathname, search } = new URL(address());
    const { answer, took } = sent.get(name)!;
    const { status, headers, text } = answer;
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      503,
      '2',
      expect.stringMatching(/^text\/html/),
    ]);
    for (const part of [
      /<title>Temporarily unavailable *[<-]/,
      '<h1>Temporarily unavailable</h1>',
      '<p>This page is temporarily unavailable. Wait a few seconds, then try again.</p>',
      `<a class="main" href="${(pathname + search).replaceAll('&', '&#38;')}">Try again</a>`,
    ])
      expect(text).toMatch(part);
    expect(took).toBeLessThan(longestWait);
  });

  test.each(shown)('or, where no data is needed, what is usual: %s', (path) => {
    const { answer, took } = sent.get(path)!;
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(shownBy[path] ?? '')]);
    expect(took).toBeLessThan(longestWait);
  });

  test.each([...calls, 'a program'])('but a call is told in JSON, also by a browser: %s', (name) => {
    const { answer, took } = sent.get(name)!;
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('try again') } });
    expect(took).toBeLessThan(longestWait);
  });
});

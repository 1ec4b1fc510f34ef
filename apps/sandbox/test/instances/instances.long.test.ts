import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import type { RunningSandbox } from '../../src/startSandbox.ts';
import { nameDatabase } from '#test/support/ownDatabase.ts';
import { sendForm } from '#test/support/sendForm.ts';
import { Visitor } from '#test/support/Visitor.ts';
import { startInstances } from './startInstances.ts';

const { address, create, drop } = nameDatabase(inject('postgresServer'));
let sandbox: RunningSandbox;
let who: Visitor;

beforeAll(async () => {
  await create();
  const gateway = { perMinute: 4 };
  sandbox = await startInstances({ dataDir: 'memory', databaseUrl: address, managerDelay: null, gateway });
}, 180_000);
afterAll(async () => {
  await sandbox.close();
  await drop();
});
beforeEach(async () => {
  who = new Visitor(sandbox);
  await who.write('POST', '/sandbox/api/reset');
  await who.signIn('partner');
}, 60_000);

/** Makes a call so often that every instance gets it more than once. */
async function manyTimes<Result>(call: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < 6; count += 1) results.push(await call());
  return results;
}
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('two instances on one database', () => {
  test('live in one time', async () => {
    await who.pass(86_400);
    const times = await manyTimes(async () => await who.read<{ now: string }>('/sandbox/api/clock'));
    for (const { now } of times) expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_000_000);
    await who.write('POST', '/sandbox/api/clock', { reset: true });
    const after = await manyTimes(async () => await who.read<{ now: string }>('/sandbox/api/clock'));
    for (const { now } of after) expect(Date.parse(now) - Date.now()).toBeLessThan(86_000_000);
  });

  test('count the hits of a fault together', async () => {
    await who.write('POST', '/sandbox/api/faults', { endpoint: 'GET api/user', status: 418, times: 7 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.open('/api/user')));
    expect(statuses(answers)).toEqual([...Array<number>(13).fill(200), ...Array<number>(7).fill(418)]);
  });

  test('let nobody guess more passwords than one would', async () => {
    const guess = () =>
      new Visitor(sandbox).write('POST', '/api/login', { email: 'a@b.example', password: 'x' });
    const answers = await manyTimes(guess);
    expect(statuses(answers)).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('let nobody ask a model more often than one would', async () => {
    const order = { model: 'gpt-4.1', input: [{ role: 'user', content: 'Hello' }] };
    const answers = await manyTimes(() => who.write('POST', '/api/ai-gateway/responses', order));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('obey the same orders of the control room', async () => {
    await who.write('POST', '/sandbox/api/manager', { delaySeconds: 77 });
    await who.write('POST', '/sandbox/api/planner', { behaviour: 'empty', times: 3 });
    await who.write('POST', '/sandbox/api/config', {
      monitoring: { dsn: 'https://key@errors.example.com/7' },
    });
    const managers = await manyTimes(async () => (await who.open('/sandbox/api/manager')).body);
    for (const manager of managers) expect(manager).toEqual({ delaySeconds: 77 });
    const orders = await manyTimes(async () => (await who.open('/sandbox/api/planner')).body);
    for (const order of orders) expect(order).toMatchObject({ met: 0, order: { behaviour: 'empty' } });
    const states = await manyTimes(async () => await who.read<{ config: unknown }>('/sandbox/api/state'));
    for (const { config } of states)
      expect(config).toEqual({ monitoring: { dsn: 'https://key@errors.example.com/7' } });
  });

  test('write one log, in which every answered call is found at once', async () => {
    await who.write('DELETE', '/sandbox/api/log');
    const seen = await manyTimes(async () => {
      await who.open('/api/user');
      const { requests } = await who.read<{ requests: { path: string }[] }>('/sandbox/api/log');
      return requests.filter(({ path }) => path === '/api/user').length;
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('share reports of policies and files', async () => {
    await who.open('/sandbox/api/csp-reports', {
      method: 'POST',
      body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }),
      headers: { 'content-type': 'application/csp-report' },
    });
    const reports = await manyTimes(async () => (await who.open('/sandbox/api/csp-reports')).body);
    for (const told of reports)
      expect(told).toMatchObject({ reports: [{ report: { 'blocked-uri': 'inline' } }] });

    const file = new File(['Hello from one of us'], 'note.txt', { type: 'text/plain' });
    const sent = await sendForm(who, '/api/chats/1/messages', { message: 'See this', attachments: [file] });
    const { chat_message } = sent.body as { chat_message: { attachments: { url: string }[] } };
    const texts = await manyTimes(async () => (await who.open(chat_message.attachments[0]!.url)).text);
    expect(texts).toEqual(Array(6).fill('Hello from one of us'));
  });

  test('are both fresh after a reset', async () => {
    await who.write('POST', '/sandbox/api/faults', { endpoint: '*', status: 500 });
    await who.write('POST', '/sandbox/api/manager', { delaySeconds: 5 });
    await who.write('POST', '/sandbox/api/reset');
    const answers = await manyTimes(() => who.open('/api/countries'));
    expect(statuses(answers)).toEqual(Array(6).fill(401));
    const managers = await manyTimes(async () => (await who.open('/sandbox/api/manager')).body);
    for (const manager of managers) expect(manager).toEqual({ delaySeconds: null });
  });
});

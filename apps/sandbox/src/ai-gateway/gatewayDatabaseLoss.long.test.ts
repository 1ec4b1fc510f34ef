import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { gatewayCalls, gatewayUsage } from '../database/schema.ts';
import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { openAiClient } from '#test/support/openAiClient.ts';
import { nameDatabase } from '#test/support/ownDatabase.ts';
import { startPostgresServer, type PostgresServer } from '#test/support/postgresServer.ts';
import { delta, event, upstreamServer } from '#test/support/upstreamServer.ts';
import { untilHealthy } from '#test/support/untilHealthy.ts';

const upstream = upstreamServer();
let server: PostgresServer;
let sandbox: RunningSandbox;

beforeAll(async () => {
  const upstreamUrl = await upstream.start();
  server = await startPostgresServer();
  const { address, create } = nameDatabase(server.url);
  await create();
  const limits = { atOnce: 1, dailySpendUsd: 1, upstreamTimeout: 20_000 };
  const gateway = { ...limits, upstreamKey: 'sk-secret', upstreamUrl };
  sandbox = await startSandbox({ port: 0, dataDir: 'memory', databaseUrl: address, gateway });
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  await server.remove();
  upstream.stop();
}, 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const completed = event('response.completed', { response: { usage: { input_tokens: 3, output_tokens: 2 } } });

const usage = () => sandbox.control.db.select().from(gatewayUsage);
const gateway = () => sandbox.control.gateway.limits;

async function restart() {
  await server.start();
  await untilHealthy(sandbox);
}

test('[MKT-08] an answer whose database is lost on the way is read to its end, is counted once when the database is back, and frees the place it held', async () => {
  let finish = () => {};
  upstream.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(delta('From '));
    finish = () => response.end(delta('here.') + completed);
  };
  const client = await openAiClient(sandbox);
  const question = { model: 'gpt-4.1', input: 'How do I get better thumbnails?' } as const;
  const received: string[] = [];
  for await (const piece of await client.responses.create({ ...question, stream: true })) {
    received.push(piece.type === 'response.output_text.delta' ? piece.delta : piece.type);
    if (received.length > 1) continue;
    await server.stop();
    finish();
  }
  expect(received).toEqual(['From ', 'here.', 'response.completed']);

  await restart();
  await expect
    .poll(usage, { timeout: 20_000 })
    .toMatchObject([{ requests: 1, inputTokens: 3, outputTokens: 2 }]);
  upstream.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(completed);
  };
  const again = async () => {
    for await (const _ of await client.responses.create({ ...question, stream: true })) void _;
  };
  await again();
  await expect.poll(usage).toMatchObject([{ requests: 2, inputTokens: 6, outputTokens: 4 }]);
}, 60_000);

test('[MKT-08] a question that meets a lost database is refused as unavailable, and none is asked of the API', async () => {
  const client = await openAiClient(sandbox);
  upstream.seen.length = 0;
  await server.stop();
  const asked = client.responses.create({ model: 'gpt-4.1', input: 'Anybody?' });
  await expect(asked).rejects.toMatchObject({ status: 503 });
  expect(upstream.seen).toEqual([]);
  await restart();
}, 60_000);

test('[MKT-08] a call that is counted, with its confirmation lost, is not counted again', async () => {
  await sandbox.control.reset();
  const { db } = sandbox.control;
  const admission = await gateway().admit(1, 'gpt-4.1', 10);
  const transact = db.transaction.bind(db);
  const counting = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await transact(work);
    throw new DatabaseUnavailable('The confirmation was lost');
  });
  await admission.settle({ inputTokens: 3, outputTokens: 2 });
  await vi.waitFor(() => expect(counting).toHaveBeenCalledTimes(2), 30_000);
  await counting.mock.results[1]?.value;
  expect(await usage()).toMatchObject([{ requests: 1, inputTokens: 3, outputTokens: 2 }]);
}, 60_000);

test('[MKT-08] a call that nobody counted costs once what was reserved for it, and no more when it is counted later', async () => {
  await sandbox.control.reset();
  const forgotten = await gateway().admit(1, 'gpt-4.1', 10);
  const [reserved] = await sandbox.control.db.select().from(gatewayCalls);
  expect(reserved?.reservedMicroUsd).toBeGreaterThan(0);
  await sandbox.control.clock.advance(120);
  await (await gateway().admit(1, 'gpt-4.1', 10)).settle({ inputTokens: 0, outputTokens: 0 });
  await forgotten.settle({ inputTokens: 3, outputTokens: 2 });
  expect(await usage()).toMatchObject([{ requests: 2, costMicroUsd: reserved!.reservedMicroUsd }]);
}, 60_000);

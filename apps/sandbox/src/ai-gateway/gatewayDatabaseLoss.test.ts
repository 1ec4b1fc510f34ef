import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { gatewayUsage } from '../database/schema.ts';
import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { openAiClient } from '../testing/openAiClient.ts';
import { nameDatabase } from '../testing/ownDatabase.ts';
import { startPostgresServer, type PostgresServer } from '../testing/postgresServer.ts';
import { upstreamServer } from '../testing/upstreamServer.ts';
import { Visitor } from '../testing/Visitor.ts';

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

const event = (type: string, rest: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
const delta = (text: string) =>
  event('response.output_text.delta', { item_id: 'm', output_index: 0, content_index: 0, delta: text });
const completed = event('response.completed', { response: { usage: { input_tokens: 3, output_tokens: 2 } } });

async function restart() {
  await server.start();
  await vi.waitFor(
    async () => expect((await new Visitor(sandbox).open('/sandbox/api/mail')).status).toBe(200),
    30_000,
  );
}

test('[MKT-08] an answer whose database is lost on the way is read to its end, and the place it held is free in time', async () => {
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
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('The use of a model was not kept', expect.anything()),
  );

  await restart();
  upstream.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(completed);
  };
  const again = async () => {
    for await (const _ of await client.responses.create({ ...question, stream: true })) void _;
  };
  // Its end was not written down, so its place is held until it must be over.
  await expect(again()).rejects.toMatchObject({ status: 429, code: 'too_many_at_once' });
  const { status } = await new Visitor(sandbox).write('POST', '/sandbox/api/clock', { advanceSeconds: 120 });
  expect(status).toBe(200);
  await again();
  await expect
    .poll(() => sandbox.control.db.select().from(gatewayUsage))
    .toMatchObject([{ requests: 1, inputTokens: 3, outputTokens: 2 }]);
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

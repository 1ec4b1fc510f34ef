import { expect, test, vi } from 'vitest';

import { rawRequest } from '#test/support/rawRequest.ts';
import { testSandbox } from '#test/support/testSandbox.ts';

import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';

const { sandbox, visitor } = testSandbox();
const probe = async (path: string) => {
  // As an orchestrator asks: by the address of the machine, which is no host of ours.
  const { status, bytes } = await rawRequest(sandbox().url, path, { host: '10.0.0.7:3000' });
  return { status, body: JSON.parse(bytes.toString()) as unknown };
};

test('a process says that it lives and that it can answer, under any host, and nothing of it is in the log', async () => {
  expect(await probe('/health')).toEqual({ status: 200, body: { status: 'alive' } });
  expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ready' } });
  expect((await probe('/config.json')).status).toBe(421);
  await visitor().open('/api/countries');
  const { body } = await visitor().open('/sandbox/api/log');
  const logged = JSON.stringify(body);
  expect(logged).toContain('/api/countries');
  expect(logged).not.toMatch(/"\/(?:health|ready)"/);
});

test('without its database a process lives, and is not ready', async () => {
  const { db } = sandbox().control;
  const execute = db.execute.bind(db);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  db.execute = () => {
    throw new DatabaseUnavailable('it is being restarted');
  };
  try {
    expect((await probe('/health')).status).toBe(200);
    expect((await probe('/ready')).status).toBe(503);
  } finally {
    db.execute = execute;
  }
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { Visitor } from '#test/support/Visitor.ts';
import { portCount, takePorts } from './takePorts.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'my-air-main-'));
const started: ChildProcess[] = [];
let port = 0;

beforeAll(async () => {
  port = await takePorts(0);
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Everything it has said so far. */
  said: () => string;
}

function start(env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, ['--conditions=@my-air/source', main], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += String(chunk);
    });
  }
  return { child, said: () => text };
}

async function isUp({ child, said }: Started) {
  const hasSpoken = () => child.exitCode !== null || said().includes('Sign in as one of these');
  await vi.waitUntil(hasSpoken, 60_000);
  if (child.exitCode !== null) throw new Error(said());
}

async function isOver({ child }: Started): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

test(
  'the sandbox announces itself, keeps its folder to itself, and loses nothing to a kill',
  { timeout: 120_000 },
  async () => {
    const first = start();
    await isUp(first);
    expect(first.said()).toContain(`http://localhost:${port}`);
    expect(first.said()).toContain('partner@my-air.test');
    expect(first.said()).toContain('correct horse battery');

    const second = start({ PORT: '0' });
    expect(await isOver(second)).toBe(1);
    expect(second.said()).toContain(`${dataDir} is in use by process ${first.child.pid}`);

    const cookie = await signedIn();
    first.child.kill('SIGKILL');
    await isOver(first);

    const third = start();
    await isUp(third);
    const user = await fetch(`http://localhost:${port}/api/user`, { headers: { cookie } });
    expect(user.status).toBe(200);
    expect(await user.json()).toMatchObject({ user: { email: 'new@my-air.test' } });
    third.child.kill('SIGTERM');
    expect(await isOver(third)).toBe(0);
  },
);

test('a port in use is named, with what to do', { timeout: 60_000 }, async () => {
  const squatter = createServer().listen(port + portCount - 1, 'localhost');
  await once(squatter, 'listening');
  const refused = start({ DATA_DIR: 'memory' });
  expect(await isOver(refused)).toBe(1);
  expect(refused.said()).toContain(`Port ${port + portCount - 1} is in use`);
  expect(refused.said()).toContain('PORT=4000');
  squatter.close();
});

test.each(['nonsense', '-1', '65533', '3000.5'])('PORT=%s is refused with a sentence', async (value) => {
  await expect(takePorts(Number(value))).rejects.toThrow('PORT has to be a number');
});

/** Signs the new creator in. @returns the cookies of the session */
async function signedIn() {
  const who = new Visitor({ url: `http://localhost:${port}` });
  const credentials = { email: 'new@my-air.test', password: 'correct horse battery' };
  expect((await who.write('POST', '/api/login', credentials)).status).toBe(200);
  return who.cookie();
}

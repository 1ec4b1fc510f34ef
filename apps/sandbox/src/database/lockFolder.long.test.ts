import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { lockFolder } from './lockFolder.ts';

const holder = fileURLToPath(new URL('../../test/support/folderHolder.ts', import.meta.url));
const children: ChildProcess[] = [];
const folders: string[] = [];
let folder = '';

beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'my-air-lock-'));
  folders.push(path);
  return path;
}

/** A process that takes folders on request. */
async function startHolder() {
  const child = fork(holder, {
    execArgv: ['--conditions=@my-air/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function take(child: ChildProcess, path: string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(path);
  return (await answer)[0];
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  await over;
}

test('a folder belongs to one process, until it is released', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  expect(() => lockFolder(folder)).toThrow('DATA_DIR');
  unlock();
  const second = lockFolder(folder);
  // Releasing twice must not release the lock of another holder since.
  unlock();
  expect(() => lockFolder(folder)).toThrow('in use');
  second();
});

test('a folder of another process that lives is refused, and one that was killed has no lock left', async () => {
  for (let round = 0; round < 20; round += 1) {
    const child = await startHolder();
    expect(await take(child, folder)).toBe('held');
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
    await kill(child);
    lockFolder(folder)();
  }
}, 60_000);

test('what a lock file says does not matter: its process id may be taken by now', () => {
  const foreign = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  children.push(foreign);
  const ids = [process.pid, process.ppid, 1, foreign.pid, -1, 0].map(String);
  for (const left of [...ids, '', 'not a number', 'x'.repeat(10_000)]) {
    writeFileSync(join(folder, 'lock'), left);
    const unlock = lockFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
    unlock();
  }
});

test('of several that start at once exactly one gets the folder', async () => {
  const rivals = await Promise.all(Array.from({ length: 4 }, startHolder));
  for (let round = 0; round < 20; round += 1) {
    const contested = newFolder();
    const answers = await Promise.all(rivals.map((rival) => take(rival, contested)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatch(/^held$|in use by/);
  }
}, 60_000);

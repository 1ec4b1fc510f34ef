import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { lockFolder } from './lockFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-air-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'lock');

test('a folder belongs to one process, until it is given back', () => {
  const unlock = lockFolder(folder);
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  expect(() => lockFolder(folder)).toThrow('DATA_DIR');
  unlock();
  expect(existsSync(lock())).toBe(false);
  lockFolder(folder)();
});

test('a lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const left of [String(pid), '', 'not a number', '-1', '0']) {
    writeFileSync(lock(), left);
    lockFolder(folder)();
    expect(existsSync(lock())).toBe(false);
  }
});

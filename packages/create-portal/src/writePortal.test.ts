import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { writePortal } from './writePortal.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'create-portal-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const write = (folder: string) => writePortal({ folder, features: ['home'], brand: 'Acme', accent: '#0a7' });

test('a portal is written into a folder that does not exist, and into an empty one', () => {
  const [fresh, empty] = [join(place, 'fresh'), join(place, 'empty')];
  mkdirSync(empty);
  write(fresh);
  write(empty);
  expect(readdirSync(fresh).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'playwright.config.ts',
    'public',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(readdirSync(empty).sort()).toEqual(readdirSync(fresh).sort());
});

test('a folder with a file is refused, and stays as it was', () => {
  writeFileSync(join(place, 'package.json'), 'mine');
  expect(() => write(place)).toThrow('is not empty');
  expect(readdirSync(place)).toEqual(['package.json']);
  expect(readFileSync(join(place, 'package.json'), 'utf8')).toBe('mine');
});

test('the command of the workspace says that npm cannot install its portals', () => {
  expect(write(join(place, 'fresh'))).toMatch(/made by the command of the workspace.+npm cannot install/);
});

test('a file in the place of the folder is refused', () => {
  const file = join(place, 'portal');
  writeFileSync(file, 'mine');
  expect(() => write(file)).toThrow('is a file');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(existsSync(join(place, 'src'))).toBe(false);
});

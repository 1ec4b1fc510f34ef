import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of the tables that each write touches. `races.long.test.ts` holds it against what it records, and writes it anew with `-u`. */
export const touchesFile = join(import.meta.dirname, 'touches.txt');

/** The tables that each write touches, by its key. Those in brackets it touches as every call of a user does. */
export const touches: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readFileSync(touchesFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(': ') as [string, string])
    .map(([key, tables]) => [key, tables === '' ? [] : tables.split(' ')]),
);

import { randomBytes } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';

import type { SandboxOptions } from '../startSandbox.ts';
import { testSandbox } from './testSandbox.ts';

type Harness = ReturnType<typeof testSandbox>;

/** The databases to test on: the embedded one, and a PostgreSQL server. */
const databases: readonly (readonly [name: string, options: () => SandboxOptions | undefined])[] = [
  ['embedded', () => undefined],
  ['PostgreSQL', () => ({ databaseUrl: ownDatabase(inject('postgresServer')) })],
];

/** Runs tests on every database there is. */
export function onEveryDatabase(title: string, tests: (harness: Harness) => void): void {
  describe.each(databases)(`${title} (%s)`, (_name, options) => {
    tests(testSandbox(options()));
  });
}

/** A database of this file's own on the server, there while its tests run. */
function ownDatabase(address: string): string {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  const ask = async (statement: string) => {
    const client = new Client(address);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => ask(`create database ${name}`));
  // Registered before the sandbox's own, hence run after it has closed.
  afterAll(() => ask(`drop database ${name}`));
  const own = new URL(address);
  own.pathname = `/${name}`;
  return own.href;
}

import { afterAll, beforeAll, describe, inject } from 'vitest';

import type { SandboxOptions } from '../startSandbox.ts';
import { nameDatabase } from './ownDatabase.ts';
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
function ownDatabase(server: string): string {
  const { address, create, drop } = nameDatabase(server);
  beforeAll(() => create());
  // Registered before the sandbox's own, hence run after it has closed.
  afterAll(drop);
  return address;
}

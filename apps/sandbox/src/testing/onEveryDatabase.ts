import { afterAll, beforeAll, describe, inject } from 'vitest';

import { startInstances } from '../instances/startInstances.ts';
import type { SandboxOptions, startSandbox } from '../startSandbox.ts';
import { nameDatabase } from './ownDatabase.ts';
import { testSandbox } from './testSandbox.ts';

type Harness = ReturnType<typeof testSandbox>;

interface Setting {
  readonly name: string;
  readonly options: () => SandboxOptions | undefined;
  readonly launch?: typeof startSandbox;
}

/** What to test on: the embedded database, a PostgreSQL server, and such a server with two sandboxes behind a proxy. */
const settings: readonly Setting[] = [
  { name: 'embedded', options: () => undefined },
  { name: 'PostgreSQL', options: onServer },
  { name: 'two instances', options: onServer, launch: startInstances },
];

/** Runs tests on every database there is, and on two instances. */
export function onEveryDatabase(title: string, tests: (harness: Harness) => void): void {
  describe.each(settings)(`${title} ($name)`, ({ options, launch }) => {
    tests(testSandbox(options(), launch));
  });
}

/** Options of a sandbox with a database of this file's own on the server, there while its tests run. */
export function onServer(): SandboxOptions {
  const { address, create, drop } = nameDatabase(inject('postgresServer'));
  beforeAll(() => create());
  // Registered before the sandbox's own, hence run after it has closed.
  afterAll(drop);
  return { databaseUrl: address };
}

import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

import { startInstances } from '#test/instances/startInstances.ts';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../../src/startSandbox.ts';
import { nameDatabase } from './ownDatabase.ts';
import { Visitor } from './Visitor.ts';

/** The database of a sandbox: embedded, a PostgreSQL server, or one with two sandboxes behind a proxy. */
export type Place = 'embedded' | 'PostgreSQL' | 'two instances';

/** The sandboxes of this worker, each of which serves one file after the other; they end with the worker. */
const shared = new Map<Place, Promise<RunningSandbox>>();

/** How often a sandbox is reset: before each test, or once before tests that write nothing which another one meets. */
export type Freshness = 'each test' | 'once';

/**
 * A sandbox for the tests of one file, fresh before each of them. One with options of its own is the file's alone; the
 * others are shared, since their start takes longer than the tests of most files.
 */
export function testSandbox(
  on: Place | SandboxOptions = 'embedded',
  { fresh = 'each test' }: { fresh?: Freshness } = {},
) {
  let running: RunningSandbox | undefined;

  beforeAll(async () => {
    running = await (typeof on === 'string' ? share(on) : startSandbox({ ...usual(), ...on }));
  }, 180_000);
  const resetBefore = fresh === 'once' ? beforeAll : beforeEach;
  resetBefore(() => running?.control.reset(), 60_000);
  afterAll(async () => {
    if (typeof on !== 'string') await running?.close();
  });

  function sandbox(): RunningSandbox {
    if (!running) throw new Error('The sandbox is there only while a test runs');
    return running;
  }
  return {
    sandbox,
    /** A new browser. */
    visitor: () => new Visitor(sandbox()),
    /** A new browser in which a persona is signed in. */
    as: (persona: string) => new Visitor(sandbox()).signIn(persona),
  };
}

function share(place: Place): Promise<RunningSandbox> {
  const running = shared.get(place) ?? start(place);
  shared.set(place, running);
  return running;
}

async function start(place: Place): Promise<RunningSandbox> {
  if (place === 'embedded') return startSandbox(usual());
  const { address, create } = nameDatabase(inject('postgresServer'), inject('databasePrefix'));
  await create();
  const launch = place === 'two instances' ? startInstances : startSandbox;
  return launch({ ...usual(), databaseUrl: address });
}

function usual(): SandboxOptions {
  // Managers who answer by themselves would change what a slow test reads.
  return { managerDelay: null, port: 0, dataDir: 'memory', snapshot: inject('snapshot') };
}

import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

import { startSandbox, type RunningSandbox, type SandboxOptions } from '../startSandbox.ts';
import { Visitor } from './Visitor.ts';

/** The sandbox of this worker, which serves one file after the other; it ends with the worker. */
let shared: Promise<RunningSandbox> | undefined;

/**
 * A sandbox for the tests of one file, fresh before each of them. One with options of its own is the file's alone.
 * @param launch starts it
 */
export function testSandbox(options?: SandboxOptions, launch: typeof startSandbox = startSandbox) {
  let running: RunningSandbox | undefined;

  beforeAll(async () => {
    running = await (options ? start(launch, options) : (shared ??= start(startSandbox)));
  }, 180_000);
  beforeEach(() => running?.control.reset(), 60_000);
  afterAll(async () => {
    if (options) await running?.close();
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

function start(launch: typeof startSandbox, options: SandboxOptions = {}) {
  return launch({ port: 0, dataDir: 'memory', snapshot: inject('snapshot'), ...options });
}

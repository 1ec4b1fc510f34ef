import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

import { startSandbox, type RunningSandbox, type SandboxOptions } from '../startSandbox.ts';
import { Visitor } from './Visitor.ts';

/** A sandbox for the tests of one file, fresh before each of them. */
export function testSandbox(options: SandboxOptions = {}) {
  let running: RunningSandbox | undefined;

  beforeAll(async () => {
    running = await startSandbox({ port: 0, dataDir: 'memory', snapshot: inject('snapshot'), ...options });
  }, 180_000);
  beforeEach(() => running?.control.reset(), 60_000);
  afterAll(() => running?.close());

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

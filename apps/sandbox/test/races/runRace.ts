import { expect, vi } from 'vitest';

import { findFaults } from '#test/support/findFaults.ts';
import type { RunningSandbox } from '../../src/startSandbox.ts';
import { Visitor, type Answered } from '#test/support/Visitor.ts';
import type { Send } from './Race.ts';
import { races } from './races.ts';

/** The number of parallel calls: no fewer than the connections of a sandbox's pool, to keep them all busy. */
export const racers = 20;

/** Prepares writes for a race. Those of one persona share a browser, so that its session ends for all. */
export async function openRace(sandbox: RunningSandbox, keys: readonly string[]): Promise<Send[]> {
  const browsers = new Map<string | null, Promise<Visitor>>();
  const as = (persona: string | null) => {
    const known = browsers.get(persona);
    const opened = new Visitor(sandbox);
    const browser = known ?? (persona === null ? Promise.resolve(opened) : opened.signIn(persona));
    browsers.set(persona, browser);
    return browser;
  };
  const sends: Send[] = [];
  for (const key of keys) sends.push(await races[key]!.open(sandbox, as));
  return sends;
}

/** Sends `racers` calls, in equal parts of each write. @returns the answers to each */
export async function runRace(sandbox: RunningSandbox, keys: readonly string[], sends: readonly Send[]) {
  const count = racers / sends.length;
  const answers = await Promise.all(sends.map((send) => Promise.all(Array.from({ length: count }, send))));
  for (const [place, key] of keys.entries()) assertAnswered(key, answers[place]!);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  await assertWhole(sandbox);
  return answers;
}

function assertAnswered(key: string, answers: readonly Answered[]) {
  const { statuses } = races[key]!;
  const isExpected = ({ status }: Answered) => (statuses ? statuses.includes(status) : status < 500);
  const others = answers.filter((answer) => !isExpected(answer));
  expect([key, others.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)]).toEqual([key, []]);
}

/** Asserts that the counters and the money add up. */
export async function assertWhole({ control: { db } }: RunningSandbox): Promise<void> {
  // One view of everything: the worker may be about to commit its next batch.
  const faults = await db.transaction((view) => findFaults(view), { isolationLevel: 'repeatable read' });
  expect(faults).toEqual([]);
}

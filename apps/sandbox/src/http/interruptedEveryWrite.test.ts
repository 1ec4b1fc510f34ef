import { isWhole, sample } from '@my-air/vitest/sample';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { raceExpectations } from '#test/races/raceExpectations.ts';
import { callOf } from '#test/support/callOf.ts';
import { interruptTransactions } from '#test/support/interruptTransactions.ts';
import { sampleInputs } from '#test/support/sampleInputs.ts';
import { testSandbox } from '#test/support/testSandbox.ts';
import type { Visitor } from '#test/support/Visitor.ts';

/** These wait for something else than the database, so that their writes are several transactions without a key. */
const withoutKey = [
  'POST api/login',
  'POST api/logout',
  'POST api/ai-gateway/responses',
  'POST api/ai-gateway/chat/completions',
  'POST api/ai-optimization/channels/{platform_guid}/suggestions',
];
const keys = Object.keys(raceExpectations).filter(
  (key) => !key.startsWith('GET ') && !withoutKey.includes(key),
);
/** The server loses the connection, which is 503; the embedded database throws an unexpected error. */
const databases = [
  { name: 'PostgreSQL', cutStatus: 503 },
  { name: 'embedded', cutStatus: 500 },
] as const;
type Database = (typeof databases)[number];

/** The writes that are stopped on a database: each of them on one, or on both with `SAMPLE=whole`. */
function drawKeys({ name }: Database, whole = isWhole): string[] {
  const each = keys.flatMap((key) => databases.map((database) => ({ key, at: database.name })));
  return sample(each, { nameOf: ({ key, at }) => `${at} ${key}`, kindOf: ({ key }) => key, whole })
    .filter(({ at }) => at === name)
    .map(({ key }) => key);
}

const kindsOfSteps = ['the key', 'the work', 'after the commit'] as const;

/** Where a step is in its transaction. */
function kindOfStep(step: string): (typeof kindsOfSteps)[number] {
  if (step === 'the commit was confirmed') return 'after the commit';
  return step.includes('idempotency_keys') ? 'the key' : 'the work';
}

/** The steps that a write is stopped at: one of the kind that is drawn for it, or all with `SAMPLE=whole`. */
function drawPlaces(key: string, steps: readonly string[]): number[] {
  const places = steps.map((_, place) => place);
  if (isWhole) return places;
  const kind = drawKindOfStep(key);
  const nameOf = (place: number) => `${key} ${place} ${steps[place]}`;
  return sample(
    places.filter((place) => kindOfStep(steps[place]!) === kind),
    { nameOf },
  );
}

const drawKindOfStep = (key: string) =>
  sample(kindsOfSteps, { nameOf: (kind) => `${key} ${kind}`, whole: false })[0];

test('writes are stopped at each kind of step on each database in the quick run', () => {
  for (const database of databases) {
    const kinds = drawKeys(database, false).map(drawKindOfStep);
    expect(new Set(kinds)).toEqual(new Set(kindsOfSteps));
  }
});

test('each write is stopped on one database in the quick run, and each database sees a third of them', () => {
  const [first, second] = databases.map((database) => drawKeys(database, false));
  expect([...first!, ...second!].toSorted()).toEqual(keys.toSorted());
  for (const drawn of [first!, second!]) expect(drawn.length).toBeGreaterThan(keys.length / 3);
});

describe.each(databases)('each write, stopped between request and answer ($name)', (database) => {
  const { sandbox, as } = testSandbox(database.name);
  const db = () => sandbox().control.db;
  let interruption: ReturnType<typeof interruptTransactions>;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // The worker of translations would take the interruption that is meant for the request.
    vi.spyOn(sandbox().control.translations, 'wake').mockImplementation(() => {});
    interruption = interruptTransactions(db());
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(drawKeys(database))('is done once when it is sent again: %s', async (key) => {
    const whole = await begin(key);
    interruption.arm();
    const good = await send(whole, key);
    expect([key, good.status < 300, good.text]).toEqual([key, true, good.text]);
    const steps = [...interruption.steps];
    expect(steps.join('\n')).toContain('insert into "idempotency_keys"');
    expect(steps.at(-1)).toBe('the commit was confirmed');

    const drawn = drawPlaces(key, steps);
    expect(drawn.length).toBeGreaterThan(0);
    for (const place of drawn) {
      await sandbox().control.reset();
      const who = await begin(key);
      interruption.arm(place);
      const cut = await send(who, key);
      expect([steps[place], cut.status]).toEqual([steps[place], database.cutStatus]);
      interruption.arm();
      const [second, third] = [await send(who, key), await send(who, key)];
      expect([steps[place], second.status, third.text]).toEqual([steps[place], good.status, second.text]);
      await raceExpectations[key]!.check(db(), [second]);
    }
  });

  async function begin(key: string): Promise<Visitor> {
    await raceExpectations[key]!.prepare?.(db());
    const { persona = 'partner' } = inputOf(key);
    const who = await as(persona ?? 'partner');
    await who.token();
    return who;
  }
});

function inputOf(key: string) {
  return raceExpectations[key]!.input ?? sampleInputs[key]!;
}

const send = (who: Visitor, key: string) => callOf(who, key, { 'idempotency-key': 'once' }, inputOf(key));

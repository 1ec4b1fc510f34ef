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

  test.each(keys)('is done once when it is sent again: %s', async (key) => {
    const whole = await begin(key);
    interruption.arm();
    const good = await send(whole, key);
    expect([key, good.status < 300, good.text]).toEqual([key, true, good.text]);
    const steps = [...interruption.steps];
    expect(steps.join('\n')).toContain('insert into "idempotency_keys"');
    expect(steps.at(-1)).toBe('the commit was confirmed');

    for (const place of steps.keys()) {
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

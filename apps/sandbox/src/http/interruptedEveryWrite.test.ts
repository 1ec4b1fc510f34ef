import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { raceExpectations } from '../races/raceExpectations.ts';
import { interruptTransactions } from '../testing/interruptTransactions.ts';
import { onServer } from '../testing/onEveryDatabase.ts';
import { sampleInputs } from '../testing/sampleInputs.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';

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
/** Every step of every write; a sample that is the same at every run without it. */
const isWhole = process.env['STEPS'] === 'all';
const stepsDrawn = 3;

/** The server loses the connection, which is 503; the embedded database throws an error that nobody expects. */
const databases = [
  { name: 'PostgreSQL', options: onServer, cutStatus: 503 },
  { name: 'embedded', options: () => undefined, cutStatus: 500 },
];

describe.each(databases)('each write, stopped between request and answer ($name)', (database) => {
  const { sandbox, as } = testSandbox(database.options());
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

    for (const place of placesOf(steps.length, keys.indexOf(key))) {
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

function send(who: Visitor, key: string): Promise<Answered> {
  const { params = {}, query, body } = inputOf(key);
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = `/${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  return who.write(method, address, body, { 'idempotency-key': 'once' });
}

/** Which steps are drawn: all, or a few that differ from write to write. */
function placesOf(count: number, offset: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  if (isWhole) return all;
  const stride = Math.ceil(count / stepsDrawn);
  return all.filter((place) => place === count - 1 || place % stride === offset % stride);
}

import { expect, test } from '@my-air/e2e';

import { Person } from './outbox/Person.ts';
import { writeAndKill } from './outbox/writeAndKill.ts';

/** The number of kills, and the seed: arguments of the long proof, `npm run prove -- outbox`. */
const kills = Number(process.env.OUTBOX_KILLS ?? 4);
const seed = Number(process.env.OUTBOX_SEED ?? 1);

for (const hasKeys of [true, false]) {
  const server = hasKeys ? 'with keys' : 'without keys';
  test(`[MS-01] [MSG-09] [MS-32] pages and browsers that are killed while messages with files leave lose none, ${server}`, async ({
    sandbox,
    baseURL,
  }) => {
    test.setTimeout(120_000 + kills * 30_000);
    await fetch(`${baseURL}/sandbox/api/manager`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ delaySeconds: null }),
    });
    await sandbox.configure({ flags: { idempotencyKey: hasKeys } });
    const person = await Person.arrive(sandbox);
    try {
      const outcome = await writeAndKill(person, sandbox, { seed, kills, hasKeys });
      console.info(`outbox ${server}: ${JSON.stringify(outcome)}`);
      expect(outcome.messages).toBeGreaterThanOrEqual(kills);
      expect(outcome).toMatchObject({ lost: 0, twice: 0, lostFiles: 0, disordered: 0 });
      // Without keys a message that may have arrived is marked, and waits for its user.
      if (hasKeys) expect(outcome.marked).toBe(0);
    } finally {
      await person.leave();
    }
  });
}

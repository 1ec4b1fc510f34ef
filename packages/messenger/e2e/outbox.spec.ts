import { expect, test } from '@my-air/e2e';
import { Person } from './outbox/Person.ts';
import { spendBadHour } from './outbox/spendBadHour.ts';

/**
 * The number of bad hours, and the seed of the first: arguments of the long proof, `npm run prove -- outbox`.
 */
const hours = Number(process.env.OUTBOX_HOURS ?? 1);
const firstSeed = Number(process.env.OUTBOX_SEED ?? 1);

test('[MS-01] [MSG-09] [MS-32] pages that are closed, crash or quit at any moment lose no message, double none, and keep their order', async ({
  sandbox,
  baseURL,
}) => {
  test.setTimeout(60_000 + hours * 60_000);
  await fetch(`${baseURL}/sandbox/api/manager`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ delaySeconds: null }),
  });
  const sum = { runs: 0, kills: 0, messages: 0, lost: 0, duplicated: 0, disordered: 0 };
  const person = await Person.arrive(sandbox);
  try {
    for (let seed = firstSeed; seed < firstSeed + hours; seed += 1) {
      const result = await spendBadHour(person, sandbox, seed);
      sum.runs += 1;
      for (const key of Object.keys(result) as (keyof typeof result)[]) sum[key] += result[key];
      expect({ seed, ...result }).toMatchObject({ lost: 0, duplicated: 0, disordered: 0 });
    }
  } finally {
    console.info(`outbox in the browser: ${JSON.stringify(sum)}`);
    await person.leave();
  }
  expect(sum.kills).toBeGreaterThanOrEqual(3 * hours);
  // The number of messages in a bad hour depends on how fast pages come back.
  expect(sum.messages).toBeGreaterThanOrEqual(3 * hours);
});

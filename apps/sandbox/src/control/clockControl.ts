import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { sessions } from '../database/schema.ts';
import { validate } from '../http/validate.ts';
import type { Area, Platform } from '../Platform.ts';

/** A hundred years: enough for any test, and few enough for every date to stay one. */
const furthest = 100 * 366 * 86_400;

const ClockOrder = v.union([
  v.strictObject({ reset: v.literal(true) }),
  v.strictObject({
    advanceSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(furthest)),
    /** Moves the ends of all sessions as well, so that users stay signed in. */
    keepSessions: v.optional(v.boolean(), false),
  }),
]);

/** Moves the time that the sandbox lives in. */
export const clockControl: Area = (sandbox) => async (app) => {
  app.get('/clock', () => ({ now: sandbox.clock.now().toISOString() }));
  app.post('/clock', (request) => moveClock(sandbox, request.body));
};

async function moveClock(sandbox: Platform, body: unknown) {
  const { clock } = sandbox;
  const order = validate(ClockOrder, body);
  if ('reset' in order) await clock.reset();
  else {
    if (order.keepSessions) await putOffSessions(sandbox, order.advanceSeconds);
    await clock.advance(order.advanceSeconds);
  }
  return { now: clock.now().toISOString() };
}

async function putOffSessions({ db }: Platform, seconds: number) {
  const later = sql`make_interval(secs => ${seconds}::double precision)`;
  await db.update(sessions).set({
    expiresAt: sql`${sessions.expiresAt} + ${later}`,
    impersonationEndsAt: sql`${sessions.impersonationEndsAt} + ${later}`,
  });
}

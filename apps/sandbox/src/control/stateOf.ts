import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { users } from '../database/schema.ts';
import { personas } from '../personas/personas.ts';
import type { Sandbox } from '../Sandbox.ts';

/** The state of the sandbox, and who the calling browser is signed in as. */
export async function stateOf(sandbox: Sandbox, request: FastifyRequest) {
  const { clock, faults, origins, endpoints, settings } = sandbox;
  return {
    now: clock.now().toISOString(),
    origins,
    session: await sessionOf(sandbox, request),
    personas: personas.map(({ id, summary, user }) => ({ id, summary, name: user.name, email: user.email })),
    faults: faults.list(),
    endpoints: [...endpoints.keys()].sort(),
    config: settings.current().configOverrides,
  };
}

async function sessionOf({ sessions, db }: Sandbox, request: FastifyRequest) {
  const session = await sessions.find(db, request);
  if (session?.userId == null) return null;
  const [user] = await db.select().from(users).where(eq(users.id, session.userId));
  return user
    ? { name: user.name, email: user.email, isImpersonated: session.impersonatorId !== null }
    : null;
}

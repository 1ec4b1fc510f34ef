import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { type UserRow, users } from '../database/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { say } from '../http/sentences.ts';
import { validate } from '../http/validate.ts';
import { Growth, growPersona } from '../personas/many/growPersona.ts';
import { personas } from '../personas/personas.ts';
import type { Area, Platform } from '../Platform.ts';

const PersonaOrder = v.object({ persona: v.pipe(v.string(), v.nonEmpty()) });

const GrowthOrder = v.strictObject({ ...PersonaOrder.entries, ...Growth.entries });

/** Signs the calling browser in, past every login page. */
export const sessionControl: Area = (sandbox) => async (app) => {
  app.post('/session', async (request, reply) => {
    const user = await findPersona(sandbox, request.body);
    await sandbox.transactions.write((db) =>
      sandbox.sessions.signIn(db, request, reply, { userId: user.id }),
    );
    return { user: { id: user.id, name: user.name, email: user.email } };
  });
  app.delete('/session', async (request, reply) => {
    await sandbox.sessions.signOut(sandbox.db, request, reply);
    return reply.code(204).send();
  });

  app.post('/growth', async (request, reply) => {
    const { persona, ...counts } = validate(GrowthOrder, request.body);
    const user = await findPersona(sandbox, { persona });
    await sandbox.transactions.write(async (db) => {
      const hasRoom = await growPersona(db, user, counts, sandbox.clock.now());
      if (!hasRoom) throw invalid({ videos: [say('selected', { name: 'channel with AI translation' })] });
    });
    return reply.code(204).send();
  });

  app.post('/impersonate', async (request, reply) => {
    const user = await findPersona(sandbox, request.body);
    const staff = await findPersona(sandbox, { persona: 'staff' });
    await sandbox.transactions.write((db) =>
      sandbox.sessions.signIn(db, request, reply, { userId: user.id, impersonatorId: staff.id }),
    );
    return {
      user: { id: user.id, name: user.name, email: user.email },
      impersonator: { id: staff.id, name: staff.name },
      location: `${sandbox.portalOrigins[0]}/impersonate`,
    };
  });
};

/** The user behind a persona's name or address; users who registered here can be named by address too. */
async function findPersona({ db }: Platform, body: unknown): Promise<UserRow> {
  const { persona: name } = validate(PersonaOrder, body);
  const persona = personas.find(({ id }) => id === name);
  const user = await db.query.users.findFirst({
    where: eq(users.email, persona?.user.email ?? name.toLowerCase()),
  });
  if (!user) throw invalid({ persona: [say('selected', { name: 'persona' })] });
  return user;
}

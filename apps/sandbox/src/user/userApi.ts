import { updateIntroTour } from '@my-air/home/contract';
import { saveContacts } from '@my-air/accounts/contract';
import { answerModalPrompt, getUser } from '@my-air/api-client/contract';
import { and, eq } from 'drizzle-orm';

import { insertRows } from '../database/insertRows.ts';
import { contacts, pendingModals, users } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { checkContacts } from './checkContacts.ts';
import { presentUser } from './presentUser.ts';

/** The signed-in user: their profile, and the details that they can change themselves. */
export const userApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, getUser, async ({ scope, locale }, caller) => ({
    user: await presentUser(scope, caller, locale),
  }));

  registerEndpoint(app, sandbox, updateIntroTour, async ({ db, body }, { user }) => {
    await db.update(users).set({ introTour: body.intro_tour, isNew: false }).where(eq(users.id, user.id));
  });

  registerEndpoint(app, sandbox, saveContacts, async ({ db, body }, { partner }) => {
    const checked = checkContacts(body.contacts);
    await db.delete(contacts).where(eq(contacts.partnerId, partner.id));
    await insertRows(
      db,
      contacts,
      checked.map(({ type, value }) => ({ type, value, partnerId: partner.id })),
    );
  });

  registerEndpoint(app, sandbox, answerModalPrompt, async ({ db, params, body }, { partner }) => {
    const answered = await db
      .update(pendingModals)
      .set({ status: body.status, answeredAt: clock.now() })
      .where(and(eq(pendingModals.id, databaseId(params.id)), eq(pendingModals.partnerId, partner.id)))
      .returning();
    if (answered.length === 0) throw notFound();
  });
};

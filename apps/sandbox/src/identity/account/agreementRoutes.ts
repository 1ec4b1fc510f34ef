import { agreementKinds } from '@my-air/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { agreementText } from '../../agreements/agreements.ts';
import { agreements, partners, type UserRow } from '../../database/schema.ts';
import { Html, html } from '../../html/html.ts';
import { notFound } from '../../http/HttpError.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/** The agreements that a user has accepted, and their texts. */
export function agreementRoutes(
  app: FastifyInstance,
  { sandbox, send, session, requireUser }: IdentityContext,
): void {
  const { db } = sandbox;

  const ofUser = async (user: UserRow) => {
    const rows = await db
      .select()
      .from(agreements)
      .innerJoin(partners, eq(agreements.partnerId, partners.id))
      .where(and(eq(partners.userId, user.id)))
      .orderBy(asc(agreements.id));
    return rows.map((row) => row.agreements);
  };

  app.get('/agreements', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const rows = await ofUser(user);
    return send(reply, {
      title: 'Agreements',
      user,
      current: '/agreements',
      body:
        rows.length === 0
          ? html`<p>Nothing was asked of you yet.</p>`
          : html`<ul class="rows">
              ${rows.map(
                ({ kind, agreedAt }) =>
                  html`<li>
                    <a href="/agreements/${kind}">${agreementText(kind, user.locale)?.title ?? kind}</a>
                    <span
                      >${agreedAt ? `Accepted on ${agreedAt.toISOString().slice(0, 10)}` : 'Waits for you in the portal'}</span
                    >
                  </li>`,
              )}
            </ul>`,
    });
  });

  app.get<{ Params: { kind: string } }>('/agreements/:kind', async (request, reply) => {
    const user = await session.user(request, reply);
    const { kind } = request.params;
    const text = agreementText(kind, user?.locale ?? 'en');
    if (!text || !agreementKinds.some((known) => known === kind)) throw notFound();
    return send(reply, { title: text.title, user, current: '/agreements', body: new Html(text.html) });
  });
}

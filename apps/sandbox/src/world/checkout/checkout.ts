import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { packages } from '../../ai-metadata/money/packages.ts';
import { aiOrders, type AiOrderRow } from '../../database/schema.ts';
import { sendPage } from '../../html/sendPage.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import type { Part, Sandbox } from '../../Sandbox.ts';
import { checkoutPage, receiptPage } from './checkoutPage.ts';

const Choice = v.object({ choice: v.picklist(['paid', 'paid_late', 'failed', 'abandoned']) });
type Choice = v.InferOutput<typeof Choice>['choice'];

/** How late a late webhook is, in milliseconds. */
const late = 60_000;
const look = { look: 'finance', styles: '/world.css' };

/** The payment page for packages of translations. Its webhook reaches the portal's server by the sandbox's clock. */
export const checkout: Part = (sandbox) => async (app) => {
  app.get<{ Params: { token: string } }>('/checkout/:token', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    const isOpen = order.status === 'pending' && order.outcome === null;
    return sendPage(reply, {
      ...look,
      title: 'Payment',
      formOrigins: [order.portalOrigin],
      body: checkoutPage(order, isOpen, returnAddress(order)),
    });
  });

  app.post<{ Params: { token: string } }>('/checkout/:token', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    const parsed = v.safeParse(Choice, request.body);
    if (!parsed.success) throw new HttpError(422, 'Choose how the payment ends.');
    await complete(sandbox, order, parsed.output.choice);
    return reply.redirect(returnAddress(order), 303);
  });

  app.get<{ Params: { token: string } }>('/checkout/:token/receipt', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    if (order.status !== 'paid') throw notFound();
    return sendPage(reply, { ...look, title: 'Receipt', body: receiptPage(order) });
  });
};

async function orderOf({ db }: Sandbox, token: string): Promise<AiOrderRow> {
  const [order] = await db.select().from(aiOrders).where(eq(aiOrders.token, token));
  if (!order || !packages.some(({ id }) => id === order.packageId)) throw notFound();
  return order;
}

/** Keeps how the payment ended, once: a page that is sent twice does not pay twice. */
async function complete({ db, clock }: Sandbox, { id }: AiOrderRow, choice: Choice): Promise<void> {
  if (choice === 'abandoned') return;
  const delay = choice === 'paid_late' ? late : 0;
  await db
    .update(aiOrders)
    .set({
      outcome: choice === 'failed' ? 'failed' : 'paid',
      webhookAt: new Date(clock.now().getTime() + delay),
    })
    .where(and(eq(aiOrders.id, id), eq(aiOrders.status, 'pending'), isNull(aiOrders.outcome)));
}

/** The address in the portal that the payment page returns to. */
function returnAddress({ portalOrigin, id }: AiOrderRow): string {
  return `${portalOrigin}/ai-metadata/packages?order=${id}`;
}

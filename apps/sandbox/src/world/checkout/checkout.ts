import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { packages } from '../../ai-metadata/money/packages.ts';
import { type AiOrderRow, aiOrders } from '../../database/schema.ts';
import { html, type Html } from '../../html/html.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { english } from '../../http/sentences.ts';
import type { Area, Platform } from '../../Platform.ts';
import { sendSheet } from '../sendSheet.ts';

const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const Choice = v.object({ choice: v.picklist(['paid', 'paid_late', 'failed', 'abandoned']) });
type Choice = v.InferOutput<typeof Choice>['choice'];

/** How late a late webhook is, in milliseconds. */
const late = 60_000;

/** The payment page for packages of translations. Its webhook reaches the portal's server by the sandbox's clock. */
export const checkout: Area = (sandbox) => async (app) => {
  app.get<{ Params: { token: string } }>('/checkout/:token', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    const isOpen = order.status === 'pending' && order.outcome === null;
    return sendSheet(reply, 'Payment', checkoutPage(order, isOpen, returnAddress(order)), {
      formOrigins: [order.portalOrigin],
    });
  });

  app.post<{ Params: { token: string } }>('/checkout/:token', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    const parsed = v.safeParse(Choice, request.body);
    if (!parsed.success) throw new HttpError(422, english('Choose how the payment ends.'));
    await complete(sandbox, order, parsed.output.choice);
    return reply.redirect(returnAddress(order), 303);
  });

  app.get<{ Params: { token: string } }>('/checkout/:token/receipt', async (request, reply) => {
    const order = await orderOf(sandbox, request.params.token);
    if (order.status !== 'paid') throw notFound();
    return sendSheet(reply, 'Receipt', receiptPage(order));
  });
};

async function orderOf({ db }: Platform, token: string): Promise<AiOrderRow> {
  const [order] = await db.select().from(aiOrders).where(eq(aiOrders.token, token));
  if (!order || !packages.some(({ id }) => id === order.packageId)) throw notFound();
  return order;
}

/** Keeps how the payment ended, once: a page that is sent twice does not pay twice. */
async function complete({ db, clock }: Platform, { id }: AiOrderRow, choice: Choice): Promise<void> {
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

/** The page on which an order is paid, or where to go when it no longer can be. */
function checkoutPage(order: AiOrderRow, isOpen: boolean, back: string): Html {
  const choice = (value: string, label: string, isPrimary = false) =>
    html`<button name="choice" value="${value}" class="${isPrimary ? 'primary' : 'secondary'}">
      ${label}
    </button>`;
  return html`<h1>Payment</h1>
    <p>${order.translationsAmount} translations, ${price(order.amountCents)}</p>
    ${
      isOpen
        ? html`<form method="post" action="/checkout/${order.token}">
            <p>${choice('paid', 'Pay', true)}</p>
            <p>${choice('paid_late', 'Pay, and let the confirmation come a minute later')}</p>
            <p>${choice('failed', 'Let the bank decline it')}</p>
            <p>${choice('abandoned', 'Leave without paying')}</p>
          </form>`
        : html`<p>This order is closed.</p>
            <p><a href="${back}">Back to My AIR</a></p>`
    }`;
}

/** The receipt of an order: what was paid, and when. */
function receiptPage(order: AiOrderRow): Html {
  return html`<h1>Receipt ${order.id}</h1>
    <dl>
      <dt>Translations</dt>
      <dd>${order.translationsAmount}</dd>
      <dt>Paid</dt>
      <dd>${price(order.amountCents)}</dd>
      <dt>On</dt>
      <dd>${order.paidAt?.toISOString() ?? ''}</dd>
    </dl>`;
}

import { randomBytes } from 'node:crypto';

import {
  createOrder,
  getTranslationBalance,
  listLedger,
  listOrders,
  listPackages,
  type Order,
} from '@my-air/ai-metadata/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import { type AiOrderRow, aiOrders } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';
import { metaOf, pageOf } from '../../http/pages.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea, ApiPlatform } from '../../Platform.ts';
import { catchUp, orderLifetime } from '../catchUp.ts';
import { balanceOf, ledgerLines } from '../jobs/ledger.ts';
import type { TranslationWorker } from '../jobs/TranslationWorker.ts';
import { packages, presentPackage } from '../money/packages.ts';
import { requireAgreements } from '../refusals.ts';

/** The balance of translations, the packages on sale, and the history of purchases and spending. */
export const financesAiApi: ApiArea<{ translations: TranslationWorker }> = (sandbox) => async (app) => {
  const { clock, portalOrigins, translations } = sandbox;

  registerEndpoint(app, sandbox, getTranslationBalance, async ({ db, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    return balanceOf(db, partner.id);
  });

  registerEndpoint(app, sandbox, listPackages, () => ({
    packages: packages.map((offer) => presentPackage(offer, clock.now())),
  }));

  registerEndpoint(app, sandbox, listOrders, async ({ db, query, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    const page = pageOf(query.page, 50, sandbox);
    const isOwn = eq(aiOrders.partnerId, partner.id);
    const orders = await db.query.aiOrders.findMany({
      where: isOwn,
      orderBy: desc(aiOrders.id),
      limit: page.size,
      offset: page.offset,
    });
    const total = await db.$count(aiOrders, isOwn);
    return {
      orders: orders.map((order) => presentOrder(sandbox, order)),
      meta: { ...metaOf(total, page), total },
    };
  });

  registerEndpoint(app, sandbox, createOrder, async ({ db, params, request }, { partner }) => {
    const offer = packages.find(({ id }) => id === databaseId(params.id));
    if (!offer) throw notFound();
    await requireAgreements(db, partner.id);
    const origin = request.headers.origin ?? '';
    const portalOrigin = portalOrigins.includes(origin) ? origin : portalOrigins[0];
    // A second tab and a press after a lost answer lead to the payment that waits already.
    const waiting = await db.query.aiOrders.findFirst({
      where: and(
        eq(aiOrders.partnerId, partner.id),
        eq(aiOrders.packageId, offer.id),
        eq(aiOrders.portalOrigin, portalOrigin),
        eq(aiOrders.status, 'pending'),
        isNull(aiOrders.outcome),
        gt(aiOrders.createdAt, new Date(clock.now().getTime() - orderLifetime)),
      ),
    });
    if (waiting)
      return { checkout_url: checkoutUrl(sandbox, waiting), order: presentOrder(sandbox, waiting) };
    const [order] = await db
      .insert(aiOrders)
      .values({
        partnerId: partner.id,
        packageId: offer.id,
        token: randomBytes(24).toString('base64url'),
        status: 'pending',
        translationsAmount: offer.translations,
        amountCents: offer.cents,
        portalOrigin,
        createdAt: clock.now(),
      })
      .returning();
    return { checkout_url: checkoutUrl(sandbox, order!), order: presentOrder(sandbox, order!) };
  });

  registerEndpoint(app, sandbox, listLedger, async ({ db, query, scope }, { partner }) => {
    await catchUp(scope, translations, partner.id);
    const page = pageOf(query.page, 50, sandbox);
    const { lines, total } = await ledgerLines(db, partner.id, page);
    return { lines, meta: { ...metaOf(total, page), total } };
  });
};

/** The payment page of an order. */
function checkoutUrl({ origins }: Pick<ApiPlatform, 'origins'>, { token }: AiOrderRow): string {
  return `${origins.world}/checkout/${token}`;
}

/** An order as the contract has it. */
function presentOrder(sandbox: ApiPlatform, order: AiOrderRow): Order {
  const offer = packages.find(({ id }) => id === order.packageId);
  const isPaid = order.status === 'paid';
  return {
    id: order.id,
    status: order.status,
    package: offer ? presentPackage(offer, sandbox.clock.now()) : null,
    translations_amount: order.translationsAmount,
    paid_amount_usd: isPaid ? order.amountCents / 100 : null,
    paid_at: order.paidAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    checkout_url: order.status === 'pending' && order.outcome === null ? checkoutUrl(sandbox, order) : null,
    receipt_url: isPaid ? `${checkoutUrl(sandbox, order)}/receipt` : null,
    failure_message: order.status === 'failed' ? 'The payment was declined by the bank.' : null,
    failure_code: order.status === 'failed' ? 'declined' : null,
  };
}

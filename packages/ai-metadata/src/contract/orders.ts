import { endpoint, Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { TranslationPackage } from './packages.ts';
import { pageNumber, PageMeta } from './selection.ts';

/** The state of an order. The server may send others; they count as pending and are shown in neutral words. */
export const orderStatuses = ['pending', 'paid', 'failed', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why a payment failed: the word in `failure_code`. The server may send others. Assumed. */
export const orderFailures = ['declined'] as const;
export type OrderFailure = (typeof orderFailures)[number];

/** The query parameter that names the order on the way back from the payment page to /ai-metadata/packages. */
export const orderParameter = 'order';

/** A package that the user has ordered. */
export const Order = v.looseObject({
  /** Assumed, as are the fields after `created_at`. */
  id: v.nullish(Id),
  status: v.string(),
  package: v.nullish(v.partial(TranslationPackage)),
  translations_amount: v.nullish(v.number()),
  paid_amount_usd: v.nullish(v.number()),
  paid_at: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
  /** The address at which a pending order can still be paid. */
  checkout_url: v.nullish(v.string()),
  receipt_url: v.nullish(v.string()),
  /** Why the payment failed, for logs: the reader puts `failure_code` into the chosen language. */
  failure_message: v.nullish(v.string()),
  failure_code: v.nullish(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

/** The latest first. The page and `meta` are assumed: a server without pages sends all of them at once. */
export const listOrders = endpoint('GET api/finances-ai/orders', {
  query: v.object({ page: pageNumber }),
  response: v.looseObject({ orders: v.array(Order), meta: v.nullish(PageMeta) }),
});
/** 404 for an unknown package, 403 `agreements_pending` with the kinds in `agreements`. */
export const createOrder = endpoint('POST api/finances-ai/packages/{id}/orders', {
  binds: true,
  response: v.looseObject({
    checkout_url: v.string(),
    /** Assumed. */
    order: v.nullish(Order),
  }),
});

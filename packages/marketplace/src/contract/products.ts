import { endpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The user's action that starts a service. The server may send others; they offer nothing. */
export const productActions = [
  'none',
  'add_youtube',
  'link_youtube',
  'request',
  'url',
  'coming_soon',
  'page',
  'agreement',
] as const;
export type ProductAction = (typeof productActions)[number];

/** Whom a service is for. The server may send others; they lock the service. */
export const productAccessLevels = [
  'anyone',
  'coming',
  'capability',
  'channel',
  'mcn',
  'air_member',
] as const;
export type ProductAccess = (typeof productAccessLevels)[number];

/** The figures of a channel that a service improves. The server may send others; they are not filtered by. */
export const affectedIndicators = [
  'views',
  'subscribers',
  'watch_time',
  'engagement',
  'income',
  'safety',
  'production',
] as const;
export type AffectedIndicator = (typeof affectedIndicators)[number];

/**
 * The progress of a service for one channel of the partner, the furthest last. The server may send others;
 * they are shown in neutral words.
 */
export const provisionStatuses = ['requested', 'active'] as const;
export type ProvisionStatus = (typeof provisionStatuses)[number];

/** A service that was asked for, and the chat in which it is talked about. Assumed. */
export const ProductProvision = v.looseObject({
  /** The id of the channel at its platform. */
  channel: Identifier,
  platform: v.nullish(v.string()),
  status: v.string(),
  chat_id: v.nullish(Id),
  requested_at: v.nullish(v.string()),
});
export type ProductProvision = v.InferOutput<typeof ProductProvision>;

/** A service as the catalogue carries it: enough for its card and its actions. */
export const Product = v.looseObject({
  id: Id,
  name: Name,
  /** Images are addresses of this site or of its storage. */
  icon_image: v.nullish(v.string()),
  horizontal_banner_image: v.nullish(v.string()),
  vertical_banner_image: v.nullish(v.string()),
  /** Plain text of one or two sentences. */
  description: v.nullish(v.string()),
  /** The platform that the service is about; `platforms` names all it works with. */
  platform: v.nullish(v.string()),
  action: v.nullish(v.string()),
  /** The words of the button in the user's language; without them the portal has its own. */
  action_button_title: v.nullish(v.string()),
  /** The address that action `url` opens. */
  url: v.nullish(v.string()),
  /** Whether there is more to read than the card says; without it the card is all. */
  is_page_published: v.nullish(v.boolean()),
  /** The agreement to accept before `agreement` services start: one of `agreementKinds`. */
  agreement_id: v.nullish(Identifier),
  /** A short remark beside the name: a price, a term, a condition. Plain text. */
  info: v.nullish(v.string()),
  /** The least number of subscribers that a channel needs. */
  subscribers_requirement: v.nullish(v.number()),
  platforms: v.nullish(v.array(v.string())),
  affected_indicators: v.nullish(v.array(v.string())),
  access: v.nullish(v.string()),
  /** The capability that access `capability` asks for. Assumed. */
  capability: v.nullish(v.string()),
  /** Whether the partner pinned the service. Assumed. */
  is_pinned: v.nullish(v.boolean()),
  /** The partner's earlier requests, the latest first; empty when there are none. Assumed. */
  provisions: v.nullish(v.array(ProductProvision)),
});
export type Product = v.InferOutput<typeof Product>;

/**
 * The content of a service's page beyond its card. Every `*_html` is the server's markup, to be sanitised.
 */
export const ProductDetails = v.looseObject({
  what_you_get_html: v.nullish(v.string()),
  benefits_html: v.nullish(v.string()),
  content_html: v.nullish(v.string()),
  instructions_html: v.nullish(v.string()),
  questions: v.nullish(v.array(v.looseObject({ question: Name, answer_html: v.nullish(v.string()) }))),
  outcome_html: v.nullish(v.string()),
  recommendation_html: v.nullish(v.string()),
  page_banner_image: v.nullish(v.string()),
  related_products: v.nullish(v.array(Product)),
});
export type ProductDetails = v.InferOutput<typeof ProductDetails>;

export const getProduct = endpoint('GET api/ecosystem/products/{id}', {
  response: v.looseObject({ product: Product, details: ProductDetails }),
});

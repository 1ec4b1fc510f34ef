import { endpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { Product } from './products.ts';

/** The bundles that an address can name after `#`, in the order of the catalogue. */
export const bundleAnchors = [
  'basic-package',
  'earn-more-money',
  'grow-faster-on-youtube',
  'kids-and-teens',
] as const;
export type BundleAnchor = (typeof bundleAnchors)[number];

/** Services that are offered together for one aim. */
export const ProductBundle = v.looseObject({
  id: Id,
  name: Name,
  /** The name of the bundle in addresses, the same in every language; `bundleAnchors` has those of old links. Assumed. */
  slug: v.nullish(v.string()),
  image: v.nullish(v.string()),
  description: v.nullish(v.string()),
  products: v.nullish(v.array(Product)),
});
export type ProductBundle = v.InferOutput<typeof ProductBundle>;

/** Services of one kind, with the questions and words that users look for them with. */
export const ProductCategory = v.looseObject({
  id: Id,
  name: Name,
  /** The name of the category in addresses, the same in every language. Assumed. */
  slug: v.nullish(v.string()),
  /** Whole questions of users, in the language of the answer. */
  queries: v.nullish(v.array(v.string())),
  keywords: v.nullish(v.array(v.string())),
  products: v.nullish(v.array(Product)),
});
export type ProductCategory = v.InferOutput<typeof ProductCategory>;

export const listProductBundles = endpoint('GET api/ecosystem/productBundles', {
  response: v.looseObject({ product_bundles: v.array(ProductBundle) }),
});
export const listProductCategories = endpoint('GET api/ecosystem/productCategories', {
  response: v.looseObject({ data: v.array(ProductCategory) }),
});

import type { Product, ProductBundle, ProductCategory } from '../contract.ts';

/** A bundle, its products by their ids. */
export interface CatalogueBundle extends Pick<ProductBundle, 'id' | 'name' | 'image' | 'description'> {
  /** Its name in addresses. */
  slug: string;
  productIds: readonly number[];
}

/** A category, its products by their ids. */
export interface CatalogueCategory extends Pick<ProductCategory, 'id' | 'name' | 'queries' | 'keywords'> {
  /** Its name in addresses. */
  slug: string;
  productIds: readonly number[];
}

/** All services, each once, with the bundles and categories they stand in. */
export interface Catalogue {
  products: readonly Product[];
  byId: ReadonlyMap<number, Product>;
  bundles: readonly CatalogueBundle[];
  categories: readonly CatalogueCategory[];
  categoriesOf: ReadonlyMap<number, readonly CatalogueCategory[]>;
}

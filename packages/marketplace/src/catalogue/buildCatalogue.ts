import type { Product, ProductBundle, ProductCategory } from '../contract.ts';
import type { Catalogue, CatalogueBundle, CatalogueCategory } from './Catalogue.ts';

/** Joins the answers of the two calls: a service of several sections is listed once. */
export function buildCatalogue(
  bundles: readonly ProductBundle[],
  categories: readonly ProductCategory[],
): Catalogue {
  const byId = new Map<number, Product>();
  const idsOf = (products: readonly Product[] | null | undefined): readonly number[] => {
    const ids = new Set<number>();
    for (const product of products ?? []) {
      if (!byId.has(product.id)) byId.set(product.id, product);
      ids.add(product.id);
    }
    return [...ids];
  };
  const joinedCategories = categories.map(
    ({ id, name, slug, queries, keywords, products }): CatalogueCategory => ({
      id,
      name,
      slug: slug || String(id),
      queries,
      keywords,
      productIds: idsOf(products),
    }),
  );
  const joinedBundles = bundles.map(({ id, name, slug, image, description, products }): CatalogueBundle => ({
    id,
    name,
    slug: slug || String(id),
    image,
    description,
    productIds: idsOf(products),
  }));
  return {
    products: [...byId.values()],
    byId,
    bundles: joinedBundles,
    categories: joinedCategories,
    categoriesOf: groupByProduct(joinedCategories),
  };
}

function groupByProduct(
  categories: readonly CatalogueCategory[],
): ReadonlyMap<number, readonly CatalogueCategory[]> {
  const groups = new Map<number, CatalogueCategory[]>();
  for (const category of categories) {
    for (const id of category.productIds) {
      const group = groups.get(id);
      if (group) group.push(category);
      else groups.set(id, [category]);
    }
  }
  return groups;
}

import type { DataContext, PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { getProduct, listProductBundles, listProductCategories, type Product } from '../contract.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './Catalogue.ts';

const catalogueKey = ['marketplace', 'catalogue'] as const;

type Api = Pick<PortalContext, 'api'>['api'];

/** The time for which the catalogue counts as fresh, in milliseconds. */
const freshFor = 5 * 60_000;

/** All services with their bundles and categories. `pageLoading`: a route waits for it (ERR-05). */
export const catalogueQuery = (api: Api, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: catalogueKey,
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const options = { signal, pageLoading };
      const [bundles, categories] = await Promise.all([
        api.send(listProductBundles, {}, options),
        api.send(listProductCategories, {}, options),
      ]);
      return buildCatalogue(bundles.product_bundles, categories.data);
    },
    staleTime: freshFor,
    // Comparing ten thousand services with their former selves would delay the screen for nothing.
    structuralSharing: false,
  });

/** One service with everything that its page says. */
export const productQuery = (api: Api, id: number, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['marketplace', 'product', id],
    queryFn: ({ signal }) => api.send(getProduct, { params: { id } }, { signal, pageLoading }),
    staleTime: freshFor,
  });

/** Puts a service of a response in place of its cached version, everywhere; one that does not say which it is has all read anew. */
export function keepProduct({ queryClient, api }: DataContext, product: Product | null | undefined): void {
  if (product?.id == null) {
    void queryClient.invalidateQueries({ queryKey: ['marketplace', 'product'] });
    void queryClient.invalidateQueries({ queryKey: catalogueKey });
    return;
  }
  queryClient.setQueryData(productQuery(api, product.id).queryKey, (kept) => kept && { ...kept, product });
  queryClient.setQueryData(catalogueQuery(api).queryKey, (catalogue) => {
    if (!catalogue?.byId.has(product.id)) return catalogue;
    const byId = new Map(catalogue.byId).set(product.id, product);
    return { ...catalogue, byId, products: [...byId.values()] };
  });
}

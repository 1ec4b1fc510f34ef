import type { PortalContext, SearchItem, ShownQuery } from '@my-air/feature-kit';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { productFinderQuery } from '../catalogue/useProductSearch.ts';
import { isSearchable } from '../filters/CatalogueSearch.ts';

/** The number of services in the search of the top bar. */
const limit = 8;

/** The services for the search of the top bar, from the same cache and index as the catalogue. */
export const searchServices = (
  { api, queryClient, locale }: Pick<PortalContext, 'api' | 'queryClient' | 'locale'>,
  typed: string,
): ShownQuery<readonly SearchItem[]> => ({
  queryKey: ['marketplace', 'palette', typed],
  queryFn: async () => {
    const catalogue = await queryClient.ensureQueryData(catalogueQuery(api));
    const { find } = await queryClient.ensureQueryData(productFinderQuery(catalogue));
    return find(typed, { limit, locale: locale.get() }).flatMap((id): SearchItem[] => {
      const product = catalogue.byId.get(id);
      if (!product) return [];
      const { name, description, icon_image } = product;
      return [
        {
          id: String(id),
          title: name,
          ...(description && { detail: description }),
          picture: icon_image,
          to: `/services/${id}`,
        },
      ];
    });
  },
  enabled: isSearchable(typed),
  staleTime: 60_000,
});

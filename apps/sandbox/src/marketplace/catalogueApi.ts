import { getProduct, listProductBundles, listProductCategories } from '@my-air/marketplace/contract';

import type { WireLocale } from '../content/wireLocales.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import type { Marketplace } from './Marketplace.ts';
import { readPartnerState } from './partnerState.ts';
import { servicePicturePath } from './pictures/servicePictures.ts';
import { presentDetails, presentProduct } from './presentProduct.ts';

/** How many related services the page of a service shows. */
const relatedCount = 4;

/** The catalogue: bundles, categories with their services, and the page of each service. */
export const catalogueApi: ApiArea<{ marketplace: Marketplace }> = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listProductBundles, async (call, { partner }) => {
    const { bundles } = sandbox.marketplace.catalogue();
    const onlooker = await onlookerOf(call.scope, call.locale, partner.id);
    return {
      product_bundles: bundles.map(({ id, slug, name, description, services }) => ({
        id,
        slug,
        name: name[onlooker.locale],
        description: description[onlooker.locale],
        image: sandbox.origins.portal + servicePicturePath('wide', 'bundles', slug),
        products: services.map((service) => presentProduct(sandbox, service, onlooker)),
      })),
    };
  });

  registerEndpoint(app, sandbox, listProductCategories, async (call, { partner }) => {
    const { categories } = sandbox.marketplace.catalogue();
    const onlooker = await onlookerOf(call.scope, call.locale, partner.id);
    return {
      data: categories.map((category) => {
        const { name, queries, keywords } = category.texts(onlooker.locale);
        return {
          id: category.id,
          slug: category.slug,
          name,
          queries: [...queries],
          keywords: [...keywords],
          products: category.services.map((service) => presentProduct(sandbox, service, onlooker)),
        };
      }),
    };
  });

  registerEndpoint(app, sandbox, getProduct, async (call, { partner }) => {
    const { services, categories, bySlug } = sandbox.marketplace.catalogue();
    const service = services.get(databaseId(call.params.id));
    const category = categories.find(({ slug }) => slug === service?.category);
    if (!service || !category) throw notFound();
    const onlooker = await onlookerOf(call.scope, call.locale, partner.id);
    const related = service.related.slice(0, relatedCount).flatMap((slug) => bySlug.get(slug) ?? []);
    return {
      product: presentProduct(sandbox, service, onlooker),
      details: presentDetails(sandbox, service, category, related, onlooker),
    };
  });
};

/** The partner that the answers are for. */
export async function onlookerOf(scope: Scope, locale: WireLocale, partnerId: number) {
  return { locale, state: await readPartnerState(scope, partnerId) };
}

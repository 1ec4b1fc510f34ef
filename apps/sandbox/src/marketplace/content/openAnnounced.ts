import type { Catalogue, Service } from './Service.ts';

/** The catalogue once all announced services have opened: to every partner, by request. */
export function openAnnounced({ categories, bundles, services, bySlug }: Catalogue): Catalogue {
  const opened = new Map([...services.values()].map((service) => [service, opening(service)]));
  const now = (service: Service) => opened.get(service) ?? service;
  return {
    categories: categories.map((category) => ({ ...category, services: category.services.map(now) })),
    bundles: bundles.map((bundle) => ({ ...bundle, services: bundle.services.map(now) })),
    services: new Map([...services].map(([id, service]) => [id, now(service)])),
    bySlug: new Map([...bySlug].map(([slug, service]) => [slug, now(service)])),
  };
}

function opening(service: Service): Service {
  return {
    ...service,
    ...(service.access === 'coming' && { access: 'anyone' as const }),
    ...(service.action === 'coming_soon' && { action: 'request' as const }),
  };
}

import type { Clock } from '../Clock.ts';
import { readCatalogue } from './content/readCatalogue.ts';
import type { Catalogue, Service } from './content/Service.ts';

/** The services that are offered to partners. */
export interface Marketplace {
  /** The catalogue; its files are read at the first call, so that the start does not wait for them. */
  catalogue(): Catalogue;
}

/** How far the clock is moved ahead until what is only announced has opened, in milliseconds. */
const untilOpening = 30 * 86_400_000;

/** @param count how many services there are at least; missing ones are generated from the written ones. */
export function createMarketplace(clock: Clock, count = 0): Marketplace {
  let read: Catalogue | undefined;
  let opened: Catalogue | undefined;
  return {
    catalogue: () => {
      read ??= readCatalogue(count);
      if (clock.now().getTime() - Date.now() < untilOpening) return read;
      return (opened ??= openAnnounced(read));
    },
  };
}

/** How many services lists are measured with. */
export const largeCatalogue = 10_000;

/** The catalogue once all announced services have opened: to every partner, by request. */
function openAnnounced({ categories, bundles, services, bySlug }: Catalogue): Catalogue {
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

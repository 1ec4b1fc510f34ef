import type { AnyRoute } from '@tanstack/react-router';

import type { Feature } from '../../index.ts';
import { featureRouter } from '../featureRouter.ts';
import { stubPortal } from '../stubPortal.ts';

/** The routes of a feature that have a screen, with their children. */
export function screensOf(feature: Pick<Feature, 'routes'>): readonly AnyRoute[] {
  const all = Object.values<AnyRoute>(featureRouter(feature, stubPortal(), '/').routesById);
  return all.filter((route) => !route.isRoot && !route.options.staticData?.redirects);
}

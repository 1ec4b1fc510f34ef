import type { AnyRoute, ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import type { Feature } from '../../Feature.ts';
import { featureRouter } from '../featureRouter.ts';
import { renderInPortal } from '../renderInPortal.tsx';
import { stubPortal } from '../stubPortal.ts';
import { screensOf } from './screensOf.ts';

const views = ['pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** What is wrong with the screens of a feature and with what stands in for them. */
export async function checkViews(feature: Feature): Promise<readonly string[]> {
  const router = featureRouter(feature, stubPortal(), '/');
  const faults: string[] = [];
  for (const route of screensOf(feature)) {
    await router.loadRouteChunk(route);
    if (!route.options.component) faults.push(`${route.id} has no component`);
    for (const name of views) faults.push(...(await checkView(route, name)));
  }
  return faults;
}

async function checkView(route: AnyRoute, name: (typeof views)[number]): Promise<readonly string[]> {
  const view = route.options[name];
  if (!view) return [`${route.id} has no ${name}: take one of @my-air/feature-api/views`];
  const View = view as ComponentType<Partial<ErrorComponentProps>> & { preload?: () => Promise<unknown> };
  // A view may be lazy; the router, too, loads it before it shows it.
  await View.preload?.();
  const { container, unmount } = renderInPortal(<View error={new Error('shown by the conformance suite')} />);
  const count = container.querySelectorAll('h1').length;
  unmount();
  return count === 1 ? [] : [`the ${name} of ${route.id} has ${count} first-level headings instead of one`];
}

import type { AnyRoute, ErrorComponentProps } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect } from 'vitest';

import { featureRouter } from '../featureRouter.ts';
import { renderInPortal } from '../renderInPortal.tsx';
import { stubPortal } from '../stubPortal.ts';
import type { CheckedFeature } from './CheckedFeature.ts';
import { screensOf } from './screensOf.ts';

const views = ['pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** The faults in the screens of a feature and in their loading states. */
export async function checkViews({ feature }: Pick<CheckedFeature, 'feature'>): Promise<readonly string[]> {
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
  if (!view) return [`${route.id} has no ${name}: take one of @my-air/feature-kit/views`];
  const View = view as ComponentType<Partial<ErrorComponentProps>>;
  const { container, unmount } = renderInPortal(
    <Suspense fallback={<progress />}>
      <View error={new Error('shown by the conformance suite')} />
    </Suspense>,
  );
  // A view may be loaded on demand, and the first one compiles the module that it is in.
  await waitFor(() => expect(container.querySelector('progress')).toBeNull(), { timeout: 60_000 });
  const count = container.querySelectorAll('h1').length;
  unmount();
  return count === 1 ? [] : [`the ${name} of ${route.id} has ${count} first-level headings instead of one`];
}

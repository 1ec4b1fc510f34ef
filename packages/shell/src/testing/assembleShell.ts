import { createTexts, createValue } from '@my-air/client-state/early';
import { stubPortal, type StubPortal, type StubPortalOptions } from '@my-air/feature-testing/stories';
import { createContributions } from '@my-air/screen-kit';

import type { Composition } from '../Composition.ts';
import type { Connection } from '../state/connection.ts';
import { createPageErrorStore } from '../state/pageError.ts';
import { createAppearance } from '../state/appearance.ts';
import { createModalHost } from '../state/createModalHost.ts';
import { shellModals } from '../modals/shellModals.ts';
import type { Monitoring } from '../monitoring/createMonitoring.ts';
import type { Shell } from '../Shell.ts';
import { createContributingFeatures } from '../state/createContributingFeatures.ts';
import { createToasts } from '../state/createToasts.ts';

export interface TestShell extends Shell {
  portal: StubPortal;
}

/** The receivers of a shell's reports: spies in tests, none in stories. */
export interface Listeners extends Pick<Connection, 'reportFailure' | 'reportSuccess'> {
  monitoring: Monitoring;
}

const nobody: Listeners = {
  monitoring: { report: () => {}, start: async () => {} },
  reportFailure: () => {},
  reportSuccess: () => {},
};

/** A whole shell around a portal without a network. */
export function assembleShell(
  composition: Composition,
  options: StubPortalOptions = {},
  { monitoring, ...reports }: Listeners = nobody,
): TestShell {
  const portal = stubPortal(options);
  const toasts = createToasts();
  const contributingFeatures = createContributingFeatures(composition.features);
  const contributions = options.contributions
    ? portal.contributions
    : createContributions(contributingFeatures, portal.locale, composition.order);
  const modals = createModalHost({
    sources: () => [shellModals, ...contributingFeatures.get()],
    addMessages: portal.locale.add,
    onFailure: (error) => {
      throw error;
    },
  });

  return {
    ...composition,
    portal: Object.assign(portal, { toasts, modals, contributions }),
    appearance: createAppearance(createTexts(() => undefined)),
    connection: {
      ...createValue(true),
      isSteady: () => true,
      probe: async () => true,
      onReturn: () => () => {},
      ...reports,
    },
    modals,
    monitoring,
    onRouteFailure: () => {},
    pageError: createPageErrorStore(),
    contributingFeatures,
    queries: { ...createValue(portal.queryClient), load: async () => portal.queryClient },
    reloadOffer: createValue(false),
    toasts,
  };
}

import { stubPortal, type StubPortal, type StubPortalOptions } from '@my-air/feature-kit/stories';
import { type Brand } from '@my-air/ui-kit';
import { onlineManager } from '@tanstack/react-query';
import { atom } from 'jotai';

import type { Composition } from '../Composition.ts';
import type { Connection } from '../state/connection.ts';
import { createPageErrorAtom } from '../state/pageError.ts';
import { createAppearance, type SchemeChoice } from '../state/appearance.ts';
import { createModalHost } from '../state/createModalHost.ts';
import { createContributions } from '../state/contributions.ts';
import type { Monitoring } from '../monitoring/createMonitoring.ts';
import type { Shell } from '../Shell.ts';
import { shellModals } from '../start/shellModals.ts';
import { createToasts } from '../toasts/createToasts.ts';

export interface TestShell extends Shell {
  portal: StubPortal;
  connection: Connection;
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
  const contributions = createContributions(composition.features, portal.locale, composition.order);
  const listed = options.contributions ? portal.contributions : contributions.listed;
  const modals = createModalHost(shellModals, contributions, (error) => {
    throw error;
  });

  return {
    ...composition,
    portal: Object.assign(portal, { toasts, modals, contributions: listed }),
    contributions,
    appearance: createAppearance({ brand: atom<Brand>('default'), scheme: atom<SchemeChoice>('system') }),
    connection: {
      get: () => onlineManager.isOnline(),
      isSteady: () => true,
      probe: async () => true,
      onReturn: () => () => {},
      ...reports,
    },
    modals,
    monitoring,
    handleError: () => {},
    onRouteFailure: () => {},
    pageErrorAtom: createPageErrorAtom(),
    reloadOfferAtom: atom(false),
    toasts,
  };
}

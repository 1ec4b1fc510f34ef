import { type ApiClient, ApiError, createApiClient } from '@my-air/api-client';
import { forgetRemovals, sendRemovals } from '@my-air/feature-kit/data';
import { atomStore, localeMemory, readCookie, tabStorage } from '@my-air/feature-kit/state';
import {
  isImpersonated,
  unknownCallsAtom,
  type PortalConfig,
  type PortalContext,
  type Session,
  type SignOutReason,
} from '@my-air/feature-kit';
import { createLocaleStore, fromWire } from '@my-air/i18n';

import type { Composition } from '../Composition.ts';
import type { Shell } from '../Shell.ts';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import { allowedAddress } from '../errors/allowedAddress.ts';
import { reportMismatch, handleIncomplete, unnamed } from '../errors/brokenAnswers.ts';
import { createErrorPolicy, createRoutePolicy, type ErrorPolicyParts } from '../errors/handleApiError.ts';
import { watchPreloadErrors } from '../errors/preloadErrors.ts';
import { loadLayout } from '../frame/layouts.ts';
import { createContributions } from '../state/contributions.ts';
import type { Monitoring } from '../monitoring/createMonitoring.ts';
import { createAppearance } from '../state/appearance.ts';
import { createConnection } from '../state/connection.ts';
import { createModalHost } from '../state/createModalHost.ts';
import { createQueryClient } from '../state/createQueryClient.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { createPageErrorAtom, showPageError } from '../state/pageError.ts';
import { countPendingChanges, deletePendingChanges } from './pendingChanges.ts';
import { shellModals } from './shellModals.ts';

interface ShellOptions {
  config: PortalConfig;
  composition: Composition;
  monitoring: Monitoring;
  /** Called when the portal stays open after the session has ended. */
  onSignedOut: (reason: SignOutReason) => void;
  /** Called after a sign-in in another tab. */
  onSignedInElsewhere: () => void;
}

/** Makes everything that lives as long as the page. */
export function createShell(options: ShellOptions): Shell {
  const { config, composition, monitoring } = options;
  const { features, order } = composition;
  const locale = createLocaleStore({ memory: localeMemory, flags: config.flags });
  const toasts = createToasts();
  const connection = createConnection(() => client.url('sanctum/csrf-cookie'));
  const pageErrorAtom = createPageErrorAtom();
  addUnknown(config.unknownCalls);
  const contributions = createContributions(features, locale, order);
  const modals = createModalHost(shellModals, contributions, monitoring.report);
  const reportedIncomplete = new Set<string>();
  const client = createApiClient({
    apiUrl: config.apiUrl,
    origin: location.origin,
    wireLocale: locale.wire,
    readCookie,
    isOnline: connection.get,
    confirmSession: async () => session.isLikely() && session.recheck().catch(() => false),
    onAnswer: connection.reportSuccess,
    onMismatch: reportMismatch,
    onIncomplete: (answer) => handleIncomplete(answer, portal, reportedIncomplete),
    onUnknown: (key) => addUnknown([key]),
    unnamed: () => unnamed(locale),
    flags: config.flags,
  });
  const api = refuseBinding(client, () => session);
  const leave: PortalContext['leave'] = (url, { replaces = false } = {}) => {
    const target = allowedAddress(url, config, features);
    if (target) location[replaces ? 'replace' : 'assign'](target);
    else console.warn(`@my-air/shell: refused to leave for ${url}, which no setting names`);
  };
  const queryClient = createQueryClient({ onError: (error, meta) => handleError(error, meta) });
  queryClient.mount();
  const session = composition.access.createSession({
    api,
    queryClient,
    config,
    leave,
    setLocale: (wire) => locale.set(fromWire(wire)),
    onSignedOut: options.onSignedOut,
    onSignedInElsewhere: options.onSignedInElsewhere,
    countPendingChanges: (user) => countPendingChanges(shell, user),
    confirmSignOut: async (count) => (await modals.open('pending-changes', { count })) === 'discarded',
    sendRemovals,
    deletePendingChanges: (user) => deletePendingChanges(shell, user),
    resetStores() {
      modals.leaveAll();
      toasts.clear();
      forgetRemovals();
      reportedIncomplete.clear();
      atomStore.set(pageErrorAtom, null);
    },
  });
  const policyParts: ErrorPolicyParts = {
    config,
    features,
    session,
    toasts,
    modals,
    i18n: locale.i18n,
    showPage: (error) =>
      void loadLayout(error.layout, session.getUser() !== undefined, contributions).finally(() =>
        showPageError(pageErrorAtom, error, location.pathname),
      ),
    connection,
    leave,
    currentPath: () => location.pathname,
  };
  const handleError = createErrorPolicy(policyParts);
  const portal = {
    config,
    api,
    queryClient,
    session,
    locale,
    toasts,
    modals,
    analytics: createAnalytics(config.analytics.endpoint),
    connection,
    contributions: contributions.listed,
    leave,
  };

  const shell: Shell = {
    ...composition,
    portal,
    appearance: createAppearance(),
    connection,
    contributions,
    modals,
    monitoring,
    pageErrorAtom,
    reloadOfferAtom: watchPreloadErrors({
      storage: tabStorage,
      reload: () => location.reload(),
      reachServer: connection.probe,
      countPendingChanges: async () => {
        const user = session.getUser();
        return user ? countPendingChanges(shell, user) : 0;
      },
    }),
    toasts,
    handleError,
    onRouteFailure: createRoutePolicy(policyParts),
  };
  return shell;
}

/** The reason with which the backend refuses such a call, too. */
const reason = 'impersonation_refused';

/**
 * The same client, which sends no call that binds the user while a member of staff acts on their behalf.
 * Features disable such actions; this holds where one has been forgotten.
 */
export function refuseBinding(api: ApiClient, session: () => Pick<Session, 'getUser'>): ApiClient {
  return {
    ...api,
    send: (endpoint, ...rest) =>
      endpoint.binds && isImpersonated(session().getUser())
        ? Promise.reject(
            new ApiError({
              code: 'forbidden',
              key: endpoint.key,
              status: 403,
              body: { code: reason },
              pageLoading: false,
            }),
          )
        : api.send(endpoint, ...rest),
  };
}

/** Leaves out the features that need one of these calls, which the backend does not know. */
function addUnknown(keys: readonly string[]): void {
  atomStore.set(unknownCallsAtom(), (before) => {
    const all = [...new Set([...before, ...keys])];
    return all.length === before.length ? before : all;
  });
}

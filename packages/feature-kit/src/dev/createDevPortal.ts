import { createApiClient } from '@my-air/api-client';
import { localeMemory, readCookie } from '../state.ts';
import { createLocaleStore } from '@my-air/i18n';
import { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

import type { FeatureContributions, PortalContext, Session } from '../index.ts';
import { joinContributions } from '../views.ts';
import { buildConfig } from '../testing/buildConfig.ts';
import { createDevModals } from './devModals.tsx';
import { createSandboxSession } from './sandboxSession.ts';

/** The parts that a session can be made of. */
export type SessionParts = Pick<PortalContext, 'api' | 'queryClient' | 'config' | 'locale' | 'leave'>;

/**
 * A portal of one feature against the sandbox; messages that a frame would show are written to the console.
 */
export function createDevPortal(
  contributions: FeatureContributions,
  createSession: (parts: SessionParts) => Session = createSandboxSession,
): { portal: PortalContext; ModalView: ComponentType } {
  const locale = createLocaleStore({ memory: localeMemory });
  const config = buildConfig();
  const api = createApiClient({
    apiUrl: config.apiUrl,
    origin: window.location.origin,
    wireLocale: locale.wire,
    readCookie,
    onMismatch: (mismatch) => console.warn('The answer breaks its contract', mismatch),
    flags: config.flags,
  });
  const { View, ...modals } = createDevModals(contributions);
  const parts: SessionParts = {
    api,
    config,
    locale,
    queryClient: new QueryClient(),
    leave: (url) => window.location.assign(url),
  };

  const portal: PortalContext = {
    ...parts,
    session: createSession(parts),
    modals,
    toasts: {
      show: (toast) => {
        console.info('Toast', toast);
        return toast.type;
      },
      dismiss: () => {},
      recentAtom: atom([]),
    },
    analytics: { track: (event) => console.info('Analytics', event) },
    connection: {
      get: () => navigator.onLine,
      isSteady: () => navigator.onLine,
      onReturn,
      reportFailure: () => {},
    },
    contributions: joinContributions([contributions]),
  };
  return { portal, ModalView: View };
}

function onReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

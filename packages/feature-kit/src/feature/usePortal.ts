import { useAtomValue } from 'jotai';
// oxlint-disable-next-line no-restricted-imports -- the user is in the query cache, and an atom would be a copy of it
import { createContext, useContext, useSyncExternalStore } from 'react';

import type { User } from '@my-air/api-client/contract';

import { hasCapability } from './capabilities.ts';
import type { ListedContributions } from './Contributions.ts';
import type { PortalContext } from './PortalContext.ts';
import { unknownCallsAtom } from './unknownCalls.ts';

const Context = createContext<PortalContext | null>(null);

/** Gives the portal to every component below it. */
export const PortalProvider = Context.Provider;

/** The portal: its client, its session, its modals and toasts. */
export function usePortal(): PortalContext {
  const portal = useContext(Context);
  if (!portal) {
    throw new Error(
      '@my-air/feature-kit: usePortal found no portal. A component that uses it must stand inside <PortalProvider>; in a story or a test, wrap it with renderInPortal.',
    );
  }
  return portal;
}

/** The signed-in user; changes with the session. */
export function useUser(): User | undefined {
  const { onUserChange, getUser } = usePortal().session;
  return useSyncExternalStore(onUserChange, getUser);
}

/**
 * Whether the portal asks the user a question that the screen did not request: dialogs that the screen opens
 * by its address wait for the answer.
 */
export function useInterruption(): boolean {
  return useAtomValue(usePortal().modals.isInterruptingAtom);
}

/** Whether the signed-in user has a capability. */
export function useCapability(capability: string): boolean {
  return hasCapability(useUser(), capability);
}

/** The contributions of one kind of all features, in the portal's order. */
export function useContributions<Kind extends keyof ListedContributions>(
  kind: Kind,
): readonly ListedContributions[Kind][] {
  // A feature is left out once its call turns out to be unknown.
  useAtomValue(unknownCallsAtom());
  return usePortal().contributions[kind];
}

import type { PortalContext } from '@my-air/feature-kit';
import type { PrimitiveAtom } from 'jotai';
import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';

import type { Composition } from './Composition.ts';
import type { ErrorPolicy } from './errors/handleApiError.ts';
import type { ContributionsOf, ContributionsStore } from './state/contributions.ts';
import type { Connection } from './state/connection.ts';
import type { PageErrorAtom } from './state/pageError.ts';
import type { AppearanceStore } from './state/appearance.ts';
import type { ModalStore } from './state/createModalHost.ts';
import type { Monitoring } from './monitoring/createMonitoring.ts';
import type { ToastStore } from './toasts/createToasts.ts';

/** The state that the shell's own parts share; features see only its `portal`. */
export interface Shell extends Composition {
  portal: PortalContext;
  appearance: AppearanceStore;
  connection: Connection;
  contributions: ContributionsStore;
  modals: ModalStore;
  monitoring: Monitoring;
  /** Turns a failed call into what the user sees. */
  handleError: ErrorPolicy;
  /** Called with the error of a route, once its failure is on the screen. */
  onRouteFailure: (error: unknown) => void;
  pageErrorAtom: PageErrorAtom;
  /** Whether a part of the portal could not be loaded, so that a reload is offered. */
  reloadOfferAtom: PrimitiveAtom<boolean>;
  toasts: ToastStore;
}

const Context = createContext<Shell | null>(null);

/** Gives the shell to its own frame. */
export const ShellProvider = Context.Provider;

/** The shell, for its own frame. */
export function useShell(): Shell {
  const shell = useContext(Context);
  if (!shell) throw new Error('@my-air/shell: useShell found no shell. Render inside <Portal>.');
  return shell;
}

/** The contributions of the features to the frame; none until a user is signed in. */
export function useAllContributions(): readonly ContributionsOf[] {
  return useAtomValue(useShell().contributions.allAtom);
}

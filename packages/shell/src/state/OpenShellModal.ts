import type { ModalHost, ModalLoaders, ModalName } from '@my-air/feature-kit';
import type { ComponentType } from 'react';

/** The props and the answer of the question about pending changes. */
export interface PendingChangesModalProps {
  /** The number of changes that have not reached the server. */
  props: { count: number };
  /** Called with the choice to lose the changes; without an answer the user stays signed in. */
  close: (answer?: 'discarded') => void;
}

/** The props that the search of the top bar gets; it has no answer. */
export interface SearchModalProps {
  close: () => void;
}

/** The modals of the product, and those that the shell alone opens. */
export type ShellModalName = ModalName | 'pending-changes' | 'search';

export type ShellModalLoaders = ModalLoaders & {
  readonly 'pending-changes'?: () => Promise<ComponentType<PendingChangesModalProps>>;
  readonly search?: () => Promise<ComponentType<SearchModalProps>>;
};

/** Opens any of them. */
export type OpenShellModal = ((
  name: 'pending-changes',
  props: PendingChangesModalProps['props'],
) => Promise<'discarded' | undefined>) &
  ((name: 'search', props: object) => Promise<undefined>) &
  ModalHost['open'];

import type { ModalHost, ModalLoaders, ModalName } from '@my-air/feature-api';
import type { ComponentType } from 'react';

/** What the question about pending changes is given, and how it is answered. */
export interface PendingChangesModalProps {
  props: { count: number };
  /** Without an answer the person stays. */
  close: (answer?: 'discarded') => void;
}

/** The modals of the product, and those that the shell alone opens. */
export type ShellModalName = ModalName | 'pending-changes';

export type ShellModalLoaders = ModalLoaders & {
  readonly 'pending-changes'?: () => Promise<ComponentType<PendingChangesModalProps>>;
};

/** Opens any of them. */
export type OpenShellModal = ((
  name: 'pending-changes',
  props: PendingChangesModalProps['props'],
) => Promise<'discarded' | undefined>) &
  ModalHost['open'];

import type { ModalHost, ModalLoaders, ModalName } from '@my-air/feature-api';
import type { ComponentType } from 'react';

/** What the question about unsent things is given, and how it is answered. */
export interface UnsentModalProps {
  props: { count: number };
  /** Without an answer the person stays. */
  close: (answer?: 'discarded') => void;
}

/** The modals of the product, and those that the shell alone opens. */
export type ShellModalName = ModalName | 'unsent';

export type ShellModalLoaders = ModalLoaders & {
  readonly unsent?: () => Promise<ComponentType<UnsentModalProps>>;
};

/** Opens any of them. */
export type OpenShellModal = ((
  name: 'unsent',
  props: UnsentModalProps['props'],
) => Promise<'discarded' | undefined>) &
  ModalHost['open'];

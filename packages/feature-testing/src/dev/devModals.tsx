import { createListeners, useValue } from '@my-air/client-state';
import type { ComponentType } from 'react';

import type { ContributingFeature, ModalHost, ModalName, ModalProps } from '@my-air/feature-api';

/** The modals of one feature, one at a time. */
export interface DevModals extends ModalHost {
  /** Draws the open modal. */
  View: ComponentType;
}

/** Makes a host for the modals that one feature brings; the others are as absent as an unbound port. */
export function createDevModals(feature: ContributingFeature): DevModals {
  let open: ComponentType | undefined;
  const { notify, add: subscribe } = createListeners();
  const show = (next: ComponentType | undefined) => {
    open = next;
    notify();
  };

  return {
    // No modals open here but those of the feature itself.
    isInterrupting: () => false,
    subscribe,
    has: (name) => feature.modals?.[name] !== undefined,
    async open<Name extends ModalName>(name: Name, props: ModalProps<Name>['props']) {
      const Modal = await feature.modals?.[name]?.();
      if (!Modal) return undefined;
      return new Promise<Parameters<ModalProps<Name>['close']>[0]>((resolve) => {
        const close: ModalProps<Name>['close'] = (answer) => {
          show(undefined);
          resolve(answer);
        };
        show(() => <Modal props={props} close={close} />);
      });
    },
    View: function OpenModal() {
      const Open = useValue({ subscribe, get: () => open });
      return Open ? <Open /> : null;
    },
  };
}

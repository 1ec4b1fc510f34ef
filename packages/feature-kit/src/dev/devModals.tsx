import { atomStore } from '../state.ts';
import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import type { FeatureContributions, ModalHost, ModalName, ModalProps } from '../index.ts';

/** The modals of one feature, one at a time. */
export interface DevModals extends ModalHost {
  /** Draws the open modal. */
  View: ComponentType;
}

/** Makes a host for the modals that one feature brings; the others are as absent as an unbound port. */
export function createDevModals({ modals = {} }: Pick<FeatureContributions, 'modals'>): DevModals {
  const openAtom = atom<{ Modal?: ComponentType }>({});
  const show = (Modal?: ComponentType) => atomStore.set(openAtom, Modal ? { Modal } : {});

  return {
    // No modals open here but those of the feature itself.
    isInterruptingAtom: atom(false),
    has: (name) => modals[name] !== undefined,
    async open<Name extends ModalName>(name: Name, props: ModalProps<Name>['props']) {
      const Modal = await modals[name]?.();
      if (!Modal) return undefined;
      return new Promise<Parameters<ModalProps<Name>['close']>[0]>((resolve) => {
        const close: ModalProps<Name>['close'] = (answer) => {
          show();
          resolve(answer);
        };
        show(() => <Modal props={props} close={close} />);
      });
    },
    View: function OpenModal() {
      const { Modal } = useAtomValue(openAtom);
      return Modal ? <Modal /> : null;
    },
  };
}

import type { Agreement } from '@my-air/api-client/contract';
import type { ModalProps, Modals } from '@my-air/feature-api';
import { useState } from 'react';

import { AgreementReader } from './AgreementReader.tsx';
import { AgreementsDialog } from '../list/AgreementsDialog.tsx';

/** The one dialog of agreements: a reader for the given ones, and the list of all without any. */
export function AgreementModal({ props, close }: ModalProps<'agreement'>) {
  const [chosen, setChosen] = useState<readonly Pick<Agreement, 'id'>[]>(props.agreements);
  const isFromList = props.agreements.length === 0;

  if (chosen.length === 0) return <AgreementsDialog onRead={setChosen} onClose={() => close()} />;
  const request: Modals['agreement']['props'] = { ...props, agreements: chosen };
  return (
    <AgreementReader
      key={chosen.map(({ id }) => id).join('+')}
      {...request}
      onBack={isFromList ? () => setChosen([]) : undefined}
      onClose={() => close()}
      onAccepted={() => close('accepted')}
    />
  );
}

import type { Agreement } from '@my-air/api-client/contract';
import { useUser, type ModalProps } from '@my-air/feature-kit';
import { useState } from 'react';

import { AgreementReader } from './AgreementReader.tsx';
import { AgreementsDialog } from '../list/AgreementsDialog.tsx';
import { withTheirPair } from '../list/together.ts';

/** The one dialog of agreements: a reader for the given ones, and the list of all without any. */
export function AgreementModal({ props, close }: ModalProps<'agreement'>) {
  const pending = useUser()?.partner?.pending_agreements ?? [];
  // Policy and terms are one thing to accept, whichever was asked for; another site signs the one it was given.
  const withPair = (asked: readonly Pick<Agreement, 'id'>[]) =>
    props.signing === 'docusign' ? asked : withTheirPair(asked, pending);
  const [chosen, setChosen] = useState(() => withPair(props.agreements));
  const isFromList = props.agreements.length === 0;

  if (chosen.length === 0)
    return <AgreementsDialog onRead={(asked) => setChosen(withPair(asked))} onClose={() => close()} />;
  return (
    <AgreementReader
      key={chosen.map(({ id }) => id).join('+')}
      agreements={chosen}
      asked={isFromList ? chosen : props.agreements}
      signing={props.signing}
      accept={props.accept}
      onBack={isFromList ? () => setChosen([]) : undefined}
      onClose={() => close()}
      onAccepted={() => close('accepted')}
    />
  );
}

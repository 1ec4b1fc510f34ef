import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementSummary } from '@my-air/api-client/contract';
import { Dialog } from '@my-air/ui-kit';

import { AgreementList } from './AgreementList.tsx';

export interface AgreementsDialogProps {
  /** Called with the agreements of the line that was opened. */
  onRead: (agreements: readonly AgreementSummary[]) => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** Every agreement of the partner, pending and accepted, to be opened again. */
export function AgreementsDialog({ onRead, onClose }: AgreementsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen title={<Trans>Agreements</Trans>} onClose={onClose} closeLabel={t`Close`}>
      <AgreementList onRead={onRead} />
    </Dialog>
  );
}

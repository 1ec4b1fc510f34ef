import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';

export interface BackButtonProps {
  /** Called when the user goes back to the list. */
  onBack: () => void;
}

/** Leads from one agreement back to the list of all. */
export function BackButton({ onBack }: BackButtonProps) {
  return (
    <Button variant="quiet" onClick={onBack}>
      <Trans>All agreements</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { BellIcon, Button, CheckIcon, type ButtonSize } from '@my-air/ui-kit';

export interface AwaitButtonProps {
  /** Whether the user waits for the service. */
  isAwaited: boolean;
  /** Called with the new value when the button is pressed. */
  onChange: (isAwaited: boolean) => void;
  /** The size of the button, that of the buttons beside it. */
  size: ButtonSize;
}

/** The button that starts or ends the wait for a service; the user is notified once it has opened. */
export function AwaitButton({ isAwaited, onChange, size }: AwaitButtonProps) {
  return (
    <Button
      size={size}
      icon={isAwaited ? <CheckIcon aria-hidden /> : <BellIcon aria-hidden />}
      aria-pressed={isAwaited}
      onClick={() => onChange(!isAwaited)}
    >
      <Trans>Tell me when it opens</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { BellIcon, Button, CheckIcon, type ButtonSize } from '@my-air/ui-kit';

export interface AwaitButtonProps {
  isAwaited: boolean;
  onChange: (isAwaited: boolean) => void;
  size: ButtonSize;
}

/** Waits for a service to open, or does so no longer: pressed, the person is told once it has. */
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

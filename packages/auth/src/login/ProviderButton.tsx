import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@my-air/ui-kit';
import { useState } from 'react';

export interface ProviderButtonProps {
  /** Leaves for the identity provider. */
  onContinue: () => Promise<void>;
}

/** The primary button of the sign-in. It stays busy until the page is left. */
export function ProviderButton({ onContinue }: ProviderButtonProps) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');

  function leave() {
    setState('leaving');
    // Its code may fail to load, and a page that is not served securely has no cryptography for it.
    onContinue().catch(() => setState('failed'));
  }

  return (
    <Stack gap={3}>
      <Button variant="primary" size="l" isWide isBusy={state === 'leaving'} onClick={leave}>
        <Trans>Continue with My AIR ID</Trans>
      </Button>
      {state === 'failed' && (
        <Text tone="critical" role="alert">
          <Trans>My AIR ID could not be opened. Try again, or sign in with your password.</Trans>
        </Text>
      )}
    </Stack>
  );
}

import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Button, Page, Stack, Text } from '@my-air/ui-kit';
import { useEffect } from 'react';

export interface HandOffScreenProps {
  /** Where the browser is taken. */
  url: string;
}

/** Says that the finance app opens, and opens it; the button is for a browser that stays. */
export function HandOffScreen({ url }: HandOffScreenProps) {
  const { leave } = usePortal();
  // A person who comes back from the finance app wants to be where they were before, not here and there again.
  useEffect(() => leave(url, { replaces: true }), [leave, url]);

  return (
    <Page
      title={<Trans>Taking you to Finance</Trans>}
      lead={<Trans>Balances, advances and payouts live in the finance app. It opens in a moment.</Trans>}
    >
      <Stack gap={3} align="start">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button lends the link its words */}
        <Button variant="primary" render={<a href={url} />}>
          <Trans>Open Finance</Trans>
        </Button>
        <Text tone="muted" size={14}>
          <Trans>Nothing happens? Use the button.</Trans>
        </Text>
      </Stack>
    </Page>
  );
}

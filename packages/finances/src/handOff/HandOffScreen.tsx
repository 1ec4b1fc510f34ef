import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, Page, Stack, Text } from '@my-air/ui-kit';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { withWayBack } from './financeUrl.ts';

export interface HandOffScreenProps {
  /** The address in the finance app. */
  url: string;
}

/** Says that the finance app opens, and opens it; the button is for a browser that stays. */
export function HandOffScreen({ url }: HandOffScreenProps) {
  const { leave } = usePortal();
  const router = useRouter();
  const [place] = useState(() => placeLeft(router));
  const target = withWayBack(url, place, location.origin);
  // Back from the finance app leads to the screen before, which is why this one leaves no step in the history.
  useEffect(() => leave(target, { replaces: true }), [leave, target]);

  return (
    <Page
      title={<Trans>Taking you to Finance</Trans>}
      lead={<Trans>Balances, advances and payouts live in the finance app. It opens in a moment.</Trans>}
    >
      <Stack gap={3} align="start">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button lends the link its words */}
        <Button variant="primary" render={<a href={target} />}>
          <Trans>Open Finance</Trans>
        </Button>
        <Text tone="muted" size={14}>
          <Trans>Nothing happens? Use the button.</Trans>
        </Text>
      </Stack>
    </Page>
  );
}

/** The screen that the user leaves: the last one that was drawn. Undefined where it cannot be come back to. */
function placeLeft(router: AnyRouter): string | undefined {
  const place = router.state.resolvedLocation;
  if (!place) return undefined;
  const isScreen = router
    .matchRoutes(place)
    .every(({ staticData: { access, redirects } }) => access !== 'public' && !redirects);
  return isScreen ? place.href : undefined;
}

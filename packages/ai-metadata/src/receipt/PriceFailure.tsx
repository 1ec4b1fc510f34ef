import { Trans } from '@lingui/react/macro';
import { Banner, Button } from '@my-air/ui-kit';

import { useRefusalText } from '../failure/refusals.ts';

/** A price that could not be calculated, and how to ask for it again. */
export function PriceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureText = useRefusalText();
  return (
    <Banner
      tone="critical"
      title={<Trans>The price could not be calculated</Trans>}
      action={
        <Button size="s" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failureText(error)}
    </Banner>
  );
}

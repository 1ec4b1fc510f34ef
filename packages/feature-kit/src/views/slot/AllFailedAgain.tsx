import { Trans } from '@lingui/react/macro';
import { Banner, Button } from '@my-air/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';

import { FailedCards } from './FailedCards.ts';

/** Cards, and above them, where several could not be loaded, one button that tries all of these again. */
export function AllFailedAgain({ children }: { children: ReactNode }) {
  const [retries, setRetries] = useState<ReadonlySet<() => void>>(new Set());
  const failed = useMemo(
    () => ({
      add: (retry: () => void) => {
        setRetries((all) => new Set([...all, retry]));
        return () => setRetries((all) => new Set([...all].filter((one) => one !== retry)));
      },
    }),
    [],
  );

  return (
    <FailedCards value={failed}>
      {retries.size > 1 && (
        <Banner
          tone="critical"
          action={
            <Button size="s" onClick={() => retries.forEach((retry) => retry())}>
              <Trans>Try all again</Trans>
            </Button>
          }
        >
          <Trans>Several parts of this page could not be loaded.</Trans>
        </Banner>
      )}
      {children}
    </FailedCards>
  );
}

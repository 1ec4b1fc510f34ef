import { Trans } from '@lingui/react/macro';
import { forgetFailedReads, usePortal } from '@my-air/feature-api';
import { Button, Card, ErrorState } from '@my-air/ui-kit';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';

import { forgetLostCards } from './cardContent.ts';

/** What is shown in place of a card that could not be loaded. */
export function CardFailed({ reset }: ErrorComponentProps) {
  const { queryClient } = usePortal();
  const queries = useQueryErrorResetBoundary();

  function retry() {
    // What failed may be the card's code or its data; both are asked for again.
    forgetLostCards();
    queries.reset();
    forgetFailedReads(queryClient);
    reset();
  }

  return (
    <Card>
      <ErrorState
        title={<Trans>This part could not be loaded</Trans>}
        text={<Trans>The rest of the page works. Try this part again.</Trans>}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { refetchFailed, usePortal } from '@my-air/feature-kit';
import { Button, Card, ErrorState } from '@my-air/ui-kit';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** The replacement of a card that could not be loaded. */
export function CardFailed({ reset }: ErrorComponentProps) {
  const { queryClient } = usePortal();
  const queries = useQueryErrorResetBoundary();

  function retry() {
    queries.reset();
    void refetchFailed(queryClient);
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@my-air/i18n';
import { Button, Card, ErrorState } from '@my-air/ui-kit';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useContext, useEffect, useEffectEvent } from 'react';

import { refetchFailed, usePortal } from '../../index.ts';
import { FailedCards } from './FailedCards.ts';

export interface CardFailedProps extends ErrorComponentProps {
  /** The title of the card, if it is known. */
  label: MessageDescriptor | undefined;
}

/** The replacement of a card that could not be loaded. */
export function CardFailed({ reset, label }: CardFailedProps) {
  const { t } = useLingui();
  const { queryClient } = usePortal();
  const queries = useQueryErrorResetBoundary();
  const failed = useContext(FailedCards);

  function retry() {
    queries.reset();
    void refetchFailed(queryClient);
    reset();
  }

  const again = useEffectEvent(retry);
  useEffect(() => failed.add(() => again()), [failed]);

  return (
    <Card title={label && t(label)}>
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

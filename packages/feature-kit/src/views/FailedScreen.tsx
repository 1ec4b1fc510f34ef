import { useLingui } from '@lingui/react/macro';
import { Button, CopyButton, Page, Row, Text } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { errorId } from './errorId.ts';
import { describeFailure } from './describeFailure.ts';
import { useLostPart } from './useLostPart.ts';
import { useScreenFailure } from './useScreenFailure.ts';

export interface FailedScreenProps {
  /** The thrown value. */
  error: unknown;
  /** Called to try again; without it the page is reloaded. */
  onRetry?: (() => void) | undefined;
  /** Whether another try is under way. @default false */
  isRetrying?: boolean | undefined;
  /** Whether the backend could be reached when it was thrown. @default the browser's own state */
  isOnline?: boolean | undefined;
  /** Another way to help: a link or a button. */
  help?: ReactNode;
}

/** Says in our words what happened, and offers another try; it works without a router. */
export function FailedScreen({
  error,
  onRetry,
  isRetrying = false,
  isOnline = navigator.onLine,
  help,
}: FailedScreenProps) {
  const { t } = useLingui();
  const failure = useLostPart(error, describeFailure(error, isOnline));
  const { title, text } = useScreenFailure(failure);
  const id = errorId(error);
  const canRetry = onRetry !== undefined && failure !== 'outdated';

  return (
    <Page title={title} lead={text}>
      <Row gap={2} wrap>
        <Button variant="primary" isBusy={isRetrying} onClick={canRetry ? onRetry : reload}>
          {canRetry ? t`Try again` : t`Reload the page`}
        </Button>
        {help}
      </Row>
      <Row gap={2} align="center" wrap>
        <Text tone="muted" size={14}>{t`Error number: ${id}`}</Text>
        <CopyButton
          variant="quiet"
          size="s"
          text={id}
          label={t`Copy`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not copy`}
        />
      </Row>
    </Page>
  );
}

function reload(): void {
  window.location.reload();
}

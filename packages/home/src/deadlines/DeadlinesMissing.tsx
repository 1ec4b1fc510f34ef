import { Trans } from '@lingui/react/macro';
import { Button, Row, Text } from '@my-air/ui-kit';

/** Says that a feature could not be asked for its deadlines, and asks it again. */
export function DeadlinesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Row gap={3} justify="between" wrap>
      <Text tone="muted" size={14}>
        <Trans>Some dates could not be loaded.</Trans>
      </Text>
      <Button size="s" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Row>
  );
}

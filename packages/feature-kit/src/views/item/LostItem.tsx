import { Trans } from '@lingui/react/macro';
import { Button, Row, Text } from '@my-air/ui-kit';
import type { ElementType } from 'react';

export interface LostItemProps {
  /** The element to draw. @default 'div' */
  as?: ElementType | undefined;
}

/** The replacement of an item that could not be shown. */
export function LostItem({ as }: LostItemProps) {
  return (
    <Row as={as} gap={2} align="center" wrap style={{ padding: 'var(--space-3)' }}>
      <Text tone="muted" size={14}>
        <Trans>This item could not be shown.</Trans>
      </Text>
      <Button size="s" variant="quiet" onClick={() => window.location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
    </Row>
  );
}

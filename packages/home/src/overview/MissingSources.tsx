import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Row, Text } from '@my-air/ui-kit';

import type { MissingSource } from './useSources.ts';

/** Names each source that is late or has failed; a failed one can be requested again. */
export function MissingSources({ sources }: { sources: readonly MissingSource[] }) {
  const { t } = useLingui();

  return sources.map(({ id, label, retry }) => {
    const name = t(label);
    return (
      <Row key={id} gap={3} justify="between" wrap>
        <Text tone="muted" size={14}>
          {retry ? <Trans>{name}: could not be loaded</Trans> : <Trans>{name}: still loading</Trans>}
        </Text>
        {retry && (
          <Button size="s" aria-label={t`Try again: ${name}`} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Row>
    );
  });
}

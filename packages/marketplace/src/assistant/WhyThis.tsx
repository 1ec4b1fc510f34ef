import { Trans } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';

import type { Why } from './Why.ts';

/** Names the words of a question and the part of a service that matched. */
export function WhyThis({ why }: { why: Why }) {
  return (
    <Text size={14} tone="muted">
      <Trans>Why this:</Trans> <Reason why={why} />
    </Text>
  );
}

function Reason({ why: { asked, searched, place, met } }: { why: Why }) {
  const words = asked.length > 0 ? asked.join(', ') : undefined;
  const text = <bdi>{met}</bdi>;
  if (place === 'price') return <Trans>Its price is “{text}”.</Trans>;
  if (words !== undefined) {
    return place === 'category' ? (
      <Trans>
        You wrote “{words}”, and it belongs to “{text}”.
      </Trans>
    ) : (
      <Trans>
        You wrote “{words}”, and it says “{text}”.
      </Trans>
    );
  }
  if (searched !== undefined) {
    return place === 'category' ? (
      <Trans>
        The assistant looked for “{searched}”, and it belongs to “{text}”.
      </Trans>
    ) : (
      <Trans>
        The assistant looked for “{searched}”, and it says “{text}”.
      </Trans>
    );
  }
  return <Trans>The assistant looked in “{text}”.</Trans>;
}

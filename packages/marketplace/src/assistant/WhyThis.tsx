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

function Reason({ why: { asked, place, met } }: { why: Why }) {
  const words = asked.join(', ');
  const text = <bdi>{met}</bdi>;
  if (place === 'price') return <Trans>Its price is “{text}”.</Trans>;
  const isInCategory = place === 'category';
  if (words === '') {
    return isInCategory ? <Trans>It is in “{text}”.</Trans> : <Trans>Its description says “{text}”.</Trans>;
  }
  return isInCategory ? (
    <Trans>
      Fits “{words}”: it is in “{text}”.
    </Trans>
  ) : (
    <Trans>
      Fits “{words}”: its description says “{text}”.
    </Trans>
  );
}

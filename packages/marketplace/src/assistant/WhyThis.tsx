import { Trans } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';

import type { Why } from './Why.ts';

/** Says in a few words why a service is an answer. */
export function WhyThis({ why }: { why: Why }) {
  return (
    <Text size={14} tone="muted">
      <Reason why={why} />
    </Text>
  );
}

function Reason({ why }: { why: Why }) {
  switch (why.kind) {
    case 'words': {
      const words = <bdi>{why.words.join(', ')}</bdi>;
      return <Trans>Matches “{words}”</Trans>;
    }
    case 'price': {
      const price = <bdi>{why.price}</bdi>;
      return <Trans>Price: {price}</Trans>;
    }
    case 'category': {
      const name = <bdi>{why.name}</bdi>;
      return <Trans>Category: {name}</Trans>;
    }
  }
}

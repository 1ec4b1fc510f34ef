import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';

import type { InstantMethod } from './listInstantMethods.ts';

export interface WaysToBePaidProps {
  /** The instant payment methods that are granted; at least one. */
  methods: readonly InstantMethod[];
}

/** The ways in which money arrives immediately. */
export function WaysToBePaid({ methods }: WaysToBePaidProps) {
  const { t } = useLingui();
  const ways = useFormat().list(methods.map((method) => t(names[method])));

  return (
    <Text size={14} tone="muted">
      <Trans>Instant payments: {ways}</Trans>
    </Text>
  );
}

const names: Readonly<Record<InstantMethod, MessageDescriptor>> = {
  bank_card: msg`bank card`,
  crypto: msg`crypto`,
  payoneer: msg`Payoneer`,
  paypal: msg`PayPal`,
};

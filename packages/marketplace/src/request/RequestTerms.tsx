import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { businessCalendarOf } from '@my-air/feature-kit/data';
import { dueAt, useFormat } from '@my-air/i18n';
import { RichText, Stack, Text, useNow } from '@my-air/ui-kit';

import type { Product, ProductDetails } from '../contract.ts';

export interface RequestTermsProps {
  /** The requested service. */
  product: Product;
  /** The content of its page; its steps are left out without it. */
  details: ProductDetails | undefined;
}

/** The terms of a request: the price of the service, the day by which we answer, and the steps after it. */
export function RequestTerms({ product: { info }, details }: RequestTermsProps) {
  const format = useFormat();
  const portal = usePortal();
  const date = format.deadline(dueAt(useNow(), { days: 1 }, businessCalendarOf(portal)));
  const steps = details?.instructions_html?.trim();
  return (
    <Stack gap={2}>
      {info && (
        <Text size={20} weight="bold" dir="auto">
          {info}
        </Text>
      )}
      <Text size={14}>
        <Trans>We answer in a chat by {date}.</Trans>
      </Text>
      {steps && (
        <div>
          <Text size={14} weight="medium">
            <Trans>How it works</Trans>
          </Text>
          <RichText html={steps} style={{ fontSize: 'var(--font-size-14)' }} />
        </div>
      )}
    </Stack>
  );
}

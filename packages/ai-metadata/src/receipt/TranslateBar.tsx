import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Row, Status, Text } from '@my-air/ui-kit';

import { isLowAfter } from '../frame/lowBalance.ts';
import type { BatchOrder } from './price.api.ts';
import { usePrice } from './usePrice.ts';

export interface TranslateBarProps {
  /** The selection and its settings, which the price is calculated for. */
  order: BatchOrder;
  /** Whether the server is counting the selected videos. */
  isCounting: boolean;
  /** Called when the user opens the receipt. */
  onTranslate: () => void;
}

/**
 * The price of translating the selected videos with the present settings, and the button that opens the
 * receipt.
 */
export function TranslateBar({ order, isCounting, onTranslate }: TranslateBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const { price, isPending } = usePrice(order);
  const spent = price?.translation_spent ?? 0;
  const cost = format.number(spent);
  const left = format.number(price?.balance_after);
  const afterwards = <Trans>{left} left afterwards</Trans>;
  const over = (price?.languages ?? []).reduce((sum, { overwritten }) => sum + overwritten, 0);
  const replaced = format.number(over);

  return (
    <Row gap={3} justify="end" wrap>
      <Text as="span" size={14} tone="muted" isNumeric>
        {isPending && <Trans>Calculating the price</Trans>}
        {price && t`${plural(spent, { one: `${cost} translation`, other: `${cost} translations` })}`}
        {price && typeof price.balance_after === 'number' && price.balance_after >= 0 && (
          <>
            {' · '}
            {isLowAfter(price) ? <Status tone="warning">{afterwards}</Status> : afterwards}
          </>
        )}
        {over > 0 && (
          <>
            {' · '}
            <Trans>{replaced} overwritten</Trans>
          </>
        )}
      </Text>
      <Button size="s" variant="primary" isBusy={isCounting} onClick={onTranslate} {...binding.control}>
        <Trans>Translate</Trans>
      </Button>
      <BindingReason action={binding} />
    </Row>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { endOf, useFormat } from '@my-air/i18n';
import { useBindingAction } from '@my-air/feature-kit/views';
import {
  Banner,
  Button,
  Card,
  Row,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
  Status,
  useNow,
  bringIntoSight,
} from '@my-air/ui-kit';
import { useEffect, useRef } from 'react';

import type { TranslationPackage } from '../contract.ts';
import { unitPrice } from './bestValue.ts';

const day = 86_400_000;

/** The days between two moments, in whole days; negative when the second is earlier. */
export function daysBetween(from: number, to: number): number {
  return Math.floor((to - from) / day);
}

/** Whether the days left are few enough to announce the end, and enough to act: from 2 to under 7. */
export function isOfferEnding(days: number): boolean {
  return days >= 2 && days < 7;
}

export interface PackageCardProps {
  /** The package for sale. */
  package: TranslationPackage;
  /** Whether its price of a translation is the lowest. */
  isBest: boolean;
  /** Whether it is the cheapest that is enough for the user's selection. @default false */
  isEnough?: boolean;
  /** Whether a campaign's link leads to it. */
  isPreselected: boolean;
  /** Whether the page is scrolled to it. @default false */
  isShownFirst?: boolean;
  /** The id of the text that says why it cannot be bought now. */
  closedReasonId?: string | undefined;
  /** Whether its order is being placed. */
  isBusy: boolean;
  /** The reason why its order was not placed. */
  failure?: string | undefined;
  /** Called when the user orders the package. */
  onBuy: () => void;
}

/** One package: its number of translations, its price, and the button that orders it. */
export function PackageCard({
  package: one,
  isBest,
  isEnough = false,
  isPreselected,
  isShownFirst = false,
  closedReasonId,
  isBusy,
  failure,
  onBuy,
}: PackageCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const card = useRef<HTMLElement>(null);
  const now = useNow();
  useEffect(() => {
    if (isShownFirst) card.current?.scrollIntoView({ block: 'center' });
  }, [isShownFirst]);
  const [amount, price] = [format.number(one.translations_amount), format.money(one.price_usd)];
  const before = one.previous_price_usd;
  const unit = unitPrice(one);
  const each =
    unit === undefined
      ? '—'
      : format.number(unit, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 4,
        });

  return (
    <Card
      ref={card}
      as="article"
      style={{ height: '100%' }}
      tone={isEnough || isPreselected ? 'accent' : 'neutral'}
      aria-label={t`${amount} translations`}
    >
      <Row justify="between" gap={2} style={{ minHeight: '1.75rem' }} wrap>
        <Text weight="bold">
          <Trans>{amount} translations</Trans>
        </Text>
        {(isEnough || isPreselected || isBest) && (
          <Tag tone="accent">
            {isEnough ? (
              <Trans>Enough for your selection</Trans>
            ) : isPreselected ? (
              <Trans>Your offer</Trans>
            ) : (
              <Trans>Best value</Trans>
            )}
          </Tag>
        )}
      </Row>
      <Stack gap={1}>
        <Row gap={2} align="baseline" wrap>
          <Text as="span" size={32} weight="bold">
            {price}
          </Text>
          {typeof before === 'number' && before > one.price_usd && (
            <Text as="s" tone="muted">
              <VisuallyHidden>
                <Trans>Previously</Trans>
              </VisuallyHidden>{' '}
              {format.money(before)}
            </Text>
          )}
        </Row>
        <Text size={14} tone="muted">
          <Trans>{each} per translation</Trans>
        </Text>
        <OfferNote endsAt={one.offer_ends_at} now={now} />
      </Stack>
      <Button
        isWide
        style={{ marginBlockStart: 'auto' }}
        variant={isEnough || isPreselected || isBest ? 'primary' : 'secondary'}
        isBusy={isBusy}
        onClick={onBuy}
        aria-label={t`Buy ${amount} translations for ${price}`}
        {...(closedReasonId ? { disabled: true, 'aria-describedby': closedReasonId } : binding.control)}
      >
        <Trans>Buy</Trans>
      </Button>
      {failure && (
        <Banner ref={bringIntoSight} tone="critical" title={<Trans>The order was not placed</Trans>}>
          {failure}
        </Banner>
      )}
    </Card>
  );
}

interface OfferNoteProps {
  /** The end of the reduced price; null or undefined when it has none. */
  endsAt: string | null | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

/** The note that an offer ends in a few days. */
function OfferNote({ endsAt, now }: OfferNoteProps) {
  const format = useFormat();
  const days = daysBetween(now, endOf(endsAt, format.timeZone));
  if (!isOfferEnding(days)) return null;
  const date = format.shortDate(endsAt, now);
  return (
    <Status tone="warning" style={{ alignSelf: 'start' }}>
      <Trans>Offer ends on {date}</Trans>
    </Status>
  );
}

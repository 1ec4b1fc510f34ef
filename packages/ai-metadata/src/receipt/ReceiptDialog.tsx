import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import {
  Banner,
  bringIntoSightOfDialog,
  Button,
  Checkbox,
  Dialog,
  Skeleton,
  Stack,
  Grid,
  StatTile,
} from '@my-air/ui-kit';
import { useState } from 'react';

import type { AiChannel, PreCalculation } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { isLowAfter } from '../frame/lowBalance.ts';
import type { BatchSettings } from './BatchSettings.ts';
import type { BatchOrder } from './price.api.ts';
import { LowBanner } from './LowBanner.tsx';
import { PriceTable } from './PriceTable.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { ShortageBanner } from './ShortageBanner.tsx';
import { useHasReview } from './useHasReview.ts';
import { usePrice } from './usePrice.ts';
import { useStartBatch } from './useStartBatch.ts';

export interface ReceiptDialogProps {
  /** The channel of the videos; the start button is off while YouTube revoked our access to it. */
  channel: AiChannel;
  /** The selection and its settings, which the price is calculated for. */
  order: BatchOrder;
  /** The number of selected videos. */
  count: number;
  /** Called with changed settings; the price is calculated anew for them. */
  onSettings: (settings: BatchSettings) => void;
  /** Called when the dialog is closed without a start. */
  onClose: () => void;
  /** Called once the server has started the job. */
  onStarted: () => void;
}

/**
 * The work and the cost of a translation, before anything is spent; the button is off while the price is
 * unknown.
 */
export function ReceiptDialog({ channel, order, count, onSettings, onClose, onStarted }: ReceiptDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const { settings } = order;
  const { price, isPending, error, refetch } = usePrice(order);
  const hasReview = useHasReview();
  const { start, isStarting, failure } = useStartBatch(order, onStarted);
  const [confirmed, setConfirmed] = useState('');
  const selected = format.number(count);
  const overwritten = (price?.languages ?? []).reduce((sum, line) => sum + line.overwritten, 0);
  const replaced = format.number(overwritten);
  // The number that was confirmed is the number that is overwritten: another one is confirmed anew.
  const isConfirmed = overwritten === 0 || confirmed === `${price?.as_of} ${overwritten}`;
  const isShort = price !== undefined && isLimitExceeded(price, price.balance);
  const isNothing = price?.translation_spent === 0 && (price.languages ?? []).every(({ cost }) => cost === 0);
  const canStart = price && !isShort && isConfirmed && !isNothing && !channel.is_access_revoked;

  return (
    <Dialog
      isOpen
      size="l"
      title={t`${plural(count, { one: `Translate ${selected} video`, other: `Translate ${selected} videos` })}`}
      description={<Trans>Nothing is spent until you press the button below.</Trans>}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            variant="primary"
            isBusy={isStarting}
            disabled={!canStart}
            onClick={() => price && start(price)}
            {...binding.control}
          >
            <Trans>Start translation</Trans>
          </Button>
        </>
      }
      problem={
        <>
          {isShort && (
            <ShortageBanner missing={price.translation_shortage ?? 0} channelId={channel.platform_guid} />
          )}
          {price && isLowAfter(price) && (
            <LowBanner left={price.balance_after ?? 0} channelId={channel.platform_guid} />
          )}
          {isNothing && (
            <Banner tone="info">
              <Trans>There is nothing to translate with these settings.</Trans>
            </Banner>
          )}
          {channel.is_access_revoked && (
            <Banner tone="warning">
              <Trans>Reconnect the channel first: YouTube revoked our access.</Trans>
            </Banner>
          )}
          {failure && (
            <Banner tone="critical" title={<Trans>The translation was not started</Trans>}>
              {failure}
            </Banner>
          )}
          <BindingReason action={binding} isBanner />
        </>
      }
    >
      <Stack gap={5}>
        <SettingsFields settings={settings} onChange={onSettings} hasReview={hasReview} />
        {settings.languages.length === 0 && (
          <Banner tone="info">
            <Trans>Choose at least one language to see the price.</Trans>
          </Banner>
        )}
        {isPending && <Skeleton lines={3} height="2rem" />}
        {error && <PriceFailure error={error} onRetry={refetch} />}
        {price && <ReceiptSums price={price} />}
        {price?.languages && price.languages.length > 0 && <PriceTable languages={price.languages} />}
        {price && overwritten > 0 && (
          <Checkbox
            label={t`${plural(overwritten, {
              one: `Yes, overwrite ${replaced} existing translation`,
              other: `Yes, overwrite ${replaced} existing translations`,
            })}`}
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked ? `${price.as_of} ${overwritten}` : '')}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** A price that could not be calculated, and how to ask for it again. */
function PriceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureText = useRefusalText();
  return (
    <Banner
      ref={bringIntoSightOfDialog}
      tone="critical"
      title={<Trans>The price could not be calculated</Trans>}
      action={
        <Button size="s" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {failureText(error)}
    </Banner>
  );
}

/** The cost, the balance now, and the balance afterwards. */
function ReceiptSums({ price }: { price: PreCalculation }) {
  const format = useFormat();
  const { translation_spent, balance, balance_after } = price;
  const after = balance_after ?? (typeof balance === 'number' ? balance - translation_spent : undefined);
  return (
    <Grid min="9rem">
      <StatTile label={<Trans>Cost in translations</Trans>} value={format.number(translation_spent)} />
      {typeof balance === 'number' && (
        <StatTile label={<Trans>Balance now</Trans>} value={format.number(balance)} />
      )}
      {after !== undefined && after >= 0 && (
        <StatTile label={<Trans>Balance after</Trans>} value={format.number(after)} />
      )}
    </Grid>
  );
}

type Price = Pick<PreCalculation, 'translation_spent' | 'translation_shortage'>;

/** Whether the balance is below the price of a translation; without a known balance the server's shortage decides. */
export function isLimitExceeded(
  { translation_spent, translation_shortage }: Price,
  balance: number | null | undefined,
): boolean {
  if (typeof balance !== 'number') return (translation_shortage ?? 0) > 0;
  return balance < translation_spent && (translation_shortage ?? 0) > 0;
}

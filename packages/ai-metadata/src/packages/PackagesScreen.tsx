import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCapability, usePortal } from '@my-air/feature-kit';
import { BindingReason, ItemBoundary, SupportButton, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Banner, Button, EmptyState, Grid, Stack, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { readCampaignPackage } from '../campaign/campaignPackage.ts';
import type { TranslationPackage } from '../contract.ts';
import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';
import { readBack } from '../orders/keptBack.ts';
import { LedgerCard } from '../orders/LedgerCard.tsx';
import { OrdersCard } from '../orders/OrdersCard.tsx';
import { PaymentWatch } from '../orders/PaymentWatch.tsx';
import { usePlaceOrder } from '../orders/usePlaceOrder.ts';
import { selectionSearch } from '../selection/selectionSearch.ts';
import { bestValue } from './bestValue.ts';
import { PackageCard } from './PackageCard.tsx';
import { packagesQuery } from './packages.api.ts';
import type { PackagesSearch } from './PackagesSearch.ts';
import { AccessCard } from '../access/AccessCard.tsx';

export interface PackagesScreenProps {
  /** The search parameters: the preselected package, the order to wait for, and the channel to return to. */
  search: PackagesSearch;
  /** Called when the order of the address has been paid or has failed, with the channel whose translation needed more. */
  onOrderSettled: (back: string | undefined) => void;
}

/** The package with the lowest price; undefined without one. */
const cheapestOf = (packages: readonly TranslationPackage[]) =>
  packages.toSorted((one, other) => one.price_usd - other.price_usd).at(0);

/** Prepaid translations: the packages for sale, the orders, and the ledger. */
export function PackagesScreen({ search, onOrderSettled }: PackagesScreenProps) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const binding = useBindingAction();
  const { data: packages } = useSuspenseQuery(packagesQuery(portal.api));
  const best = bestValue(packages);
  const isGranted = useCapability('metadata_ai_service');
  const closedId = useId();
  const offer = search.offer ?? readCampaignPackage(portal.config.campaigns.aiMetadata);
  // The payment page comes back with the order alone; a payment that failed can be tried again, and leads back then.
  const back = search.back ?? (search.order === undefined ? undefined : readBack(portal));
  const { order, orderingId, failed } = usePlaceOrder(back);
  const missing = search.missing ?? 0;
  const enough = cheapestOf(packages.filter(({ translations_amount }) => translations_amount >= missing));
  const count = format.number(missing);

  return (
    <AiMetadataPage
      title={<Trans>Translation packages</Trans>}
      hasPackagesLink={false}
      lead={
        <Trans>Pay once, use them whenever you like. One translation is one video in one language.</Trans>
      }
    >
      <Stack gap={6}>
        {search.order !== undefined && (
          <PaymentWatch
            key={search.order}
            orderId={search.order}
            back={back}
            onSettled={() => onOrderSettled(back)}
          />
        )}
        {back !== undefined && (
          <Banner
            tone="info"
            title={
              missing > 0 &&
              t`${plural(missing, { one: `${count} translation is missing`, other: `${count} translations are missing` })}`
            }
            action={
              <Button
                size="s"
                render={<Link to="/ai-metadata/translation" search={selectionSearch(portal, back)} />}
              >
                <Trans>Back to my selection</Trans>
              </Button>
            }
          >
            <Trans>Your selection and settings are kept.</Trans>
          </Banner>
        )}
        {!isGranted && (
          <>
            <AccessCard />
            <Text id={closedId} tone="muted">
              <Trans>You can buy translations as soon as you have AI translation.</Trans>
            </Text>
          </>
        )}
        <BindingReason action={binding} />
        {packages.length === 0 && (
          <EmptyState
            illustration="money"
            title={<Trans>No packages right now</Trans>}
            text={<Trans>Come back later, or write to support.</Trans>}
            action={<SupportButton />}
          />
        )}
        <Grid min="17rem">
          {packages.map((one) => (
            <ItemBoundary key={one.id} of={one}>
              <PackageCard
                package={one}
                isBest={one.id === best}
                isEnough={missing > 0 && one === enough}
                isPreselected={one.id === offer}
                isShownFirst={isGranted && (one.id === search.offer || (missing > 0 && one === enough))}
                closedReasonId={isGranted ? undefined : closedId}
                isBusy={orderingId === one.id}
                failure={failed?.id === one.id ? failed.text : undefined}
                onBuy={() => order(one.id)}
              />
            </ItemBoundary>
          ))}
        </Grid>
        <OrdersCard checkedId={search.order} />
        <LedgerCard />
      </Stack>
    </AiMetadataPage>
  );
}

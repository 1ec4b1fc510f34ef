import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Card, Row, Stack, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { ProductState } from '../catalogue/ProductState.tsx';
import { provisionsOf } from '../offer/channelFit.ts';

/** On the page of a channel: the services that it has or was asked for, and the way to others for its platform. */
export function ChannelServicesCard({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(usePortal().api));
  const requested = catalogue.products.flatMap((product) => {
    const provisions = provisionsOf(product, channel);
    return provisions.length > 0 ? [{ ...product, provisions, is_pinned: false }] : [];
  });

  return (
    <Card
      title={<Trans>Services</Trans>}
      actions={
        <TextLink render={<Link to="/services" search={{ platform: [channel.platform] }} />}>
          <Trans>See services</Trans>
        </TextLink>
      }
    >
      {requested.length === 0 ? (
        <Text size={14} tone="muted">
          <Trans>No service was requested for this channel.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap={3} aria-label={t`Services`} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {requested.map((product) => (
            <ItemBoundary key={product.id} of={product} as="li">
              <Row as="li" gap={3} justify="between" wrap>
                <TextLink isQuiet render={<Link to="/services/$id" params={{ id: String(product.id) }} />}>
                  <bdi>{product.name}</bdi>
                </TextLink>
                <Row as="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                  <ProductState product={product} />
                </Row>
              </Row>
            </ItemBoundary>
          ))}
        </Stack>
      )}
    </Card>
  );
}

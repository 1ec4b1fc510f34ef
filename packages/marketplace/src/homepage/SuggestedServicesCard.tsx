import { Trans } from '@lingui/react/macro';
import { channelsQuery } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { ItemBoundary, joinResults, QueryView } from '@my-air/feature-kit/views';
import { Avatar, Button, Card, EmptyState, Row, Skeleton, Stack, Text, TextLink } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import type { Product } from '../contract.ts';
import { pickedSearch } from '../filters/CatalogueSearch.ts';
import { suggestServices } from './suggestServices.ts';

/** Services that the user can start now, on home. Loads, fails and empties by itself. */
export function SuggestedServicesCard() {
  const { api, modals } = usePortal();
  const navigate = useNavigate();
  const user = useUser();
  const query = joinResults(useQuery(catalogueQuery(api)), useQuery(channelsQuery(api)));

  async function ask() {
    const answer = await modals.open('marketplace-ai', {});
    if (answer?.isToBeSeen) void navigate({ to: '/services', search: pickedSearch(answer.productIds) });
  }

  return (
    <Card
      title={<Trans>Services for you</Trans>}
      actions={
        <TextLink render={<Link to="/services" />}>
          <Trans>All services</Trans>
        </TextLink>
      }
    >
      <QueryView
        query={query}
        pending={<Skeleton lines={3} height="3rem" />}
        failed={<Trans>The services could not be loaded</Trans>}
      >
        {([catalogue, channels]) => <Suggestions products={suggestServices(catalogue, { channels, user })} />}
      </QueryView>
      {modals.has('marketplace-ai') && query.data && (
        <Button style={{ alignSelf: 'start' }} onClick={() => void ask()}>
          <Trans>Ask the assistant</Trans>
        </Button>
      )}
    </Card>
  );
}

function Suggestions({ products }: { products: readonly Product[] }) {
  if (products.length === 0) {
    return (
      <EmptyState
        title={<Trans>No services match yet</Trans>}
        text={<Trans>Once a channel is connected, services that fit it appear here.</Trans>}
      />
    );
  }
  return (
    <Stack gap={3} as="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {products.map((product) => (
        <ItemBoundary key={product.id} of={product} as="li">
          <Suggestion product={product} />
        </ItemBoundary>
      ))}
    </Stack>
  );
}

function Suggestion({ product: { id, name, description, icon_image } }: { product: Product }) {
  return (
    <Row as="li" gap={3} align="start">
      <Avatar name={name} src={icon_image} size={40} shape="square" />
      <div style={{ minWidth: 0 }}>
        <TextLink isQuiet render={<Link to="/services/$id" params={{ id: String(id) }} />}>
          <bdi>{name}</bdi>
        </TextLink>
        <Text size={14} tone="muted" dir="auto">
          {description}
        </Text>
      </div>
    </Row>
  );
}

import { Trans } from '@lingui/react/macro';
import { Avatar, Button, Card, Heading, Row, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { Catalogue, CatalogueBundle } from './Catalogue.ts';

export interface BundleCardProps {
  bundle: CatalogueBundle;
  catalogue: Catalogue;
}

/** Services that belong together for one aim: which they are, and how many of them are active. */
export function BundleCard({
  bundle: { name, slug, image, description, productIds },
  catalogue,
}: BundleCardProps) {
  const products = productIds.flatMap((id) => catalogue.byId.get(id) ?? []);
  const total = products.length;
  const active = products.filter(({ provisions }) =>
    provisions?.some(({ status }) => status === 'active'),
  ).length;

  return (
    <Frame forwardedAs="article" tone="sunken" aria-labelledby={`bundle-${slug}`}>
      <Row gap={3} align="start">
        <Avatar name={name} src={image} size={56} shape="square" />
        <div>
          <Heading id={`bundle-${slug}`} level={3} size={16} dir="auto">
            {name}
          </Heading>
          <Text size={14} tone="muted">
            <Trans>
              {active} of {total} active
            </Trans>
          </Text>
        </div>
      </Row>
      {description && (
        <Text size={14} dir="auto">
          {description}
        </Text>
      )}
      <Names size={14} tone="muted" dir="auto">
        {products.map((product) => product.name).join(' · ')}
      </Names>
      <Foot>
        <Button
          size="s"
          aria-describedby={`bundle-${slug}`}
          render={<Link to="/services" hash={slug} resetScroll={false} />}
        >
          <Trans>Show its services</Trans>
        </Button>
      </Foot>
    </Frame>
  );
}

const Frame = styled(Card)`
  height: 100%;
`;

const Names = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Foot = styled.div`
  margin-block-start: auto;
`;

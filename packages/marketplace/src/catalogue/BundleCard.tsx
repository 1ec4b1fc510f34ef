import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Card, Heading, Row, SuccessIcon, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { describeAvailability } from '../offer/describeAvailability.ts';
import { useApplicant } from '../offer/useApplicant.ts';
import type { Catalogue, CatalogueBundle } from './Catalogue.ts';

export interface BundleCardProps {
  /** The bundle; services of it that the catalogue lacks are left out. */
  bundle: CatalogueBundle;
  /** The catalogue that holds the services of the bundle. */
  catalogue: Catalogue;
}

/**
 * A bundle of services for one aim: their names, and the number of those that the user has: requested and active, or
 * begun with an agreement or a connected channel.
 */
export function BundleCard({
  bundle: { name, slug, image, description, productIds },
  catalogue,
}: BundleCardProps) {
  const { t } = useLingui();
  const products = productIds.flatMap((id) => catalogue.byId.get(id) ?? []);
  const total = products.length;
  const applicant = useApplicant();
  const running = new Set(
    products.filter((product) => {
      const kind = describeAvailability(product, applicant).reason?.kind;
      return kind === 'active' || kind === 'agreed' || kind === 'connected';
    }),
  );
  const active = running.size;
  // Active services come first, so that they are not among those that are cut off.
  const inOrder = [...running, ...products.filter((product) => !running.has(product))];

  return (
    <Frame forwardedAs="article" tone="sunken" aria-labelledby={`bundle-${slug}`}>
      <Row gap={3} align="start">
        <Avatar name={name} src={image} size={40} shape="square" />
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
      {/* The view of the bundle shows the whole description, and all its services. */}
      {description && (
        <Clamped size={14} dir="auto" data-excerpt>
          {description}
        </Clamped>
      )}
      <Names forwardedAs="ul" size={14} tone="muted" aria-label={t`Services of the bundle`} data-excerpt>
        {inOrder.map((product) => (
          <li key={product.id}>
            {running.has(product) && (
              // The name of the picture and no hidden text, beside which the dots of what is cut off would be drawn.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an <svg>
              <SuccessIcon role="img" aria-label={t({ message: 'Active', context: 'service' })} />
            )}
            <bdi>{product.name}</bdi>
          </li>
        ))}
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

const Clamped = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Names = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  padding: 0;
  list-style: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  > li {
    display: inline;
  }
  > li + li::before {
    content: ' · ';
  }
  svg {
    width: 1em;
    height: 1em;
    margin-inline-end: var(--space-1);
    vertical-align: -0.125em;
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
`;

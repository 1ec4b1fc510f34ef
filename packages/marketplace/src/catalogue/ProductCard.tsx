import { Trans, useLingui } from '@lingui/react/macro';
import { AndMore, platformName } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import {
  Avatar,
  Card,
  Heading,
  PlatformMark,
  Row,
  Tag,
  Text,
  TextLink,
  VisuallyHidden,
} from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Product } from '../contract.ts';
import { indicatorName } from '../filters/facetTexts.ts';
import { platformsOf } from '../offer/channelFit.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { CardOffer } from '../offer/CardOffer.tsx';
import { namesPrice } from '../offer/priceOf.ts';
import { Item, ProductState } from './ProductState.tsx';

export interface ProductCardProps {
  /** The service on the card. */
  product: Product;
  /** The user with their channels, for the eligibility. */
  applicant: Applicant;
  /** The heading level of its name. @default 3 */
  level?: 2 | 3 | 4 | 5;
}

/** The most improved indicators that are named; the page of the service names all. */
const mostIndicators = 3;

/**
 * The card of a service in the catalogue: its price, its description, its audience, the indicators it improves, and its
 * next step.
 */
export function ProductCard({ product, applicant, level = 3 }: ProductCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  // The same service may be in the catalogue and in an answer of the assistant at the same time.
  const nameId = useId();
  const { id, name, icon_image, description, info, affected_indicators, subscribers_requirement } = product;
  const indicators = affected_indicators ?? [];
  const needed = format.compact(subscribers_requirement);
  const platforms = platformsOf(product);
  const hasPrice = namesPrice(product);

  return (
    <Card as="article" aria-labelledby={nameId}>
      <Row gap={3} align="start" wrap>
        <Avatar name={name} src={icon_image} size={48} shape="square" />
        <Names>
          <Heading id={nameId} level={level} size={16} dir="auto">
            <TextLink isQuiet render={<Link to="/services/$id" params={{ id: String(id) }} />}>
              {name}
            </TextLink>
          </Heading>
          {info && !hasPrice && (
            <Text size={14} tone="muted" dir="auto">
              {info}
            </Text>
          )}
        </Names>
      </Row>
      {hasPrice && (
        <Text size={20} weight="bold" dir="auto">
          {info}
        </Text>
      )}
      {/* The page of the service shows the whole description. */}
      {description && (
        <Clamped size={14} dir="auto" data-excerpt>
          {description}
        </Clamped>
      )}
      <Row gap={2} wrap as="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <ProductState product={product} />
        {platforms.length > 0 && (
          <Marks>
            {platforms.map((platform) => (
              <PlatformMark key={platform} platform={platform} label={platformName(platform, i18n)} />
            ))}
          </Marks>
        )}
        {indicators.slice(0, mostIndicators).map((indicator) => (
          <Item key={indicator}>
            <VisuallyHidden>{t`Improves:`} </VisuallyHidden>
            <Tag>{indicatorName(indicator, i18n)}</Tag>
          </Item>
        ))}
        {indicators.length > mostIndicators && (
          <Item>
            <AndMore
              count={indicators.length - mostIndicators}
              render={<Link to="/services/$id" params={{ id: String(id) }} />}
            />
          </Item>
        )}
        {subscribers_requirement ? (
          <Item>
            <Tag icon={<Plus aria-hidden>≥</Plus>}>
              <Trans>{needed} subscribers</Trans>
            </Tag>
          </Item>
        ) : null}
      </Row>
      <Foot>
        <CardOffer product={product} applicant={applicant} />
      </Foot>
    </Card>
  );
}

/** Below the picture where large text leaves no room for a word beside it. */
const Names = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`;

const Marks = styled.li`
  display: flex;
  gap: var(--space-1);
  align-items: center;
`;

const Clamped = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Plus = styled.span`
  line-height: 1;
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  align-items: start;
  margin-block-start: auto;
`;

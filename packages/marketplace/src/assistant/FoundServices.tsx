import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@my-air/i18n';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Avatar, Card, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ProductCard } from '../catalogue/ProductCard.tsx';
import type { Product } from '../contract.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { describeAvailability } from '../offer/describeAvailability.ts';
import { OfferButton } from '../offer/OfferButton.tsx';
import { useApplicant } from '../offer/useApplicant.ts';
import { InLanguage } from './InLanguage.tsx';
import type { Why } from './Why.ts';
import { WhyThis } from './WhyThis.tsx';

export interface FoundServicesProps {
  /** The services of the answer, the best first. */
  products: readonly Product[];
  /** The reason why each is an answer, by its id. */
  why: Readonly<Record<number, Why>>;
  /** The language of the question, in which the reasons are. */
  language: Locale;
  /** Whether the whole cards are beside it already, so that a name and a reason are enough. @default false */
  isBrief?: boolean | undefined;
}

/** The services of an answer, each with its reason. */
export function FoundServices({ products, why, language, isBrief = false }: FoundServicesProps) {
  const { t } = useLingui();
  const applicant = useApplicant();
  const reasonOf = ({ id }: Product) =>
    why[id] && (
      <InLanguage locale={language}>
        <WhyThis why={why[id]} />
      </InLanguage>
    );

  return (
    <Cards aria-label={t`Services found`}>
      {products.map((product) => (
        <li key={product.id}>
          <ItemBoundary of={product}>
            {isBrief ? (
              <BriefCard product={product} applicant={applicant} why={reasonOf(product)} />
            ) : (
              <ProductCard product={product} applicant={applicant} why={reasonOf(product)} />
            )}
          </ItemBoundary>
        </li>
      ))}
    </Cards>
  );
}

interface BriefCardProps {
  product: Product;
  applicant: Applicant;
  why: ReactNode;
}

function BriefCard({ product, applicant, why }: BriefCardProps) {
  const { id, name, icon_image } = product;
  const nameId = useId();
  return (
    <Brief forwardedAs="article" aria-labelledby={nameId}>
      <Avatar name={name} src={icon_image} size={40} shape="square" />
      <Words>
        <Text as="span" size={14} weight="medium">
          <TextLink id={nameId} isQuiet render={<Link to="/services/$id" params={{ id: String(id) }} />}>
            <bdi>{name}</bdi>
          </TextLink>
        </Text>
        {why}
        <OfferButton product={product} offer={describeAvailability(product, applicant)} size="s" />
      </Words>
    </Brief>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    min-width: 0;
  }
`;

const Brief = styled(Card)`
  flex-direction: row;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-3);
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  align-items: start;
  min-width: 0;
`;

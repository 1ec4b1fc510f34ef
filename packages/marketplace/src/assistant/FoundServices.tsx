import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@my-air/i18n';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Avatar, Card, Heading, Row, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Product } from '../contract.ts';
import { CardOffer } from '../offer/CardOffer.tsx';
import type { Applicant } from '../offer/describeAccess.ts';
import { describeAvailability } from '../offer/describeAvailability.ts';
import { RequestTerms } from '../request/RequestTerms.tsx';
import { InLanguage } from './InLanguage.tsx';
import { Reason } from './Reason.tsx';
import type { Why } from './Why.ts';

export interface FoundServicesProps {
  /** The compared services, the best first. */
  products: readonly Product[];
  /** The user with the channels that the services are for. */
  applicant: Applicant;
  /** The reason why each is an answer, by its id. */
  why: Readonly<Record<number, Why>>;
  /** The language of the question, in which the reasons are. */
  language: Locale;
}

/** The services of an answer, each with its reason, its terms and its button. */
export function FoundServices({ products, applicant, why, language }: FoundServicesProps) {
  const { t } = useLingui();
  return (
    <Cards aria-label={t`Services found`}>
      {products.map((product) => (
        <li key={product.id}>
          <ItemBoundary of={product}>
            <FoundService product={product} applicant={applicant} why={why[product.id]} language={language} />
          </ItemBoundary>
        </li>
      ))}
    </Cards>
  );
}

interface FoundServiceProps extends Pick<FoundServicesProps, 'applicant' | 'language'> {
  product: Product;
  why: Why | undefined;
}

function FoundService({ product, applicant, why, language }: FoundServiceProps) {
  const { id, name, icon_image, info } = product;
  const nameId = useId();
  const isRequested = describeAvailability(product, applicant).effect.kind === 'request';
  return (
    <Card as="article" aria-labelledby={nameId}>
      <Row gap={3}>
        <Avatar name={name} src={icon_image} size={40} shape="square" />
        <Heading id={nameId} level={3} size={16} dir="auto">
          <TextLink isQuiet render={<Link to="/services/$id" params={{ id: String(id) }} />}>
            {name}
          </TextLink>
        </Heading>
      </Row>
      {why && (
        <InLanguage locale={language}>
          <Reason why={why} product={product} />
        </InLanguage>
      )}
      {isRequested ? (
        <RequestTerms product={product} details={undefined} />
      ) : (
        info && (
          <Text size={20} weight="bold" dir="auto">
            {info}
          </Text>
        )
      )}
      <CardOffer product={product} applicant={applicant} />
    </Card>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    min-width: 0;
  }
`;

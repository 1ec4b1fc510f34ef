import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { BackLink } from '@my-air/feature-kit/views';
import { Accordion, Card, Heading, Page, RichText, Row, Stack, media } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { catalogueQuery, productQuery } from '../catalogue/catalogue.api.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useApplicant } from '../offer/useApplicant.ts';
import { ProductBanner } from './ProductBanner.tsx';
import { ProductFacts } from './ProductFacts.tsx';

export interface ProductScreenProps {
  /** The id of the service. */
  id: number;
}

/** One service: its promises, its audience, its steps, and its one action, which stays in sight. */
export function ProductScreen({ id }: ProductScreenProps) {
  const { api } = usePortal();
  const { history } = useRouter();
  const applicant = useApplicant();
  const { data } = useSuspenseQuery(productQuery(api, id));
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(api));
  const { details } = data;
  // A request or a pin made meanwhile is in the catalogue first.
  const product = { ...data.product, ...catalogue.byId.get(id) };
  const openPath = (path: string) => history.push(path);
  const questions = details.questions ?? [];
  const hasClose = says(details.outcome_html) || says(details.recommendation_html);
  const related = (details.related_products ?? []).map((one) => catalogue.byId.get(one.id) ?? one);

  return (
    <Whole>
      <BackLink render={<Link to="/services" />} />
      <Page title={<bdi>{product.name}</bdi>} lead={product.description ?? undefined}>
        <ProductBanner src={details.page_banner_image ?? product.horizontal_banner_image} />
        <Columns>
          <Side aria-labelledby="service-facts">
            <ProductFacts product={product} applicant={applicant} />
          </Side>
          <Parts>
            <Part html={details.what_you_get_html} onFollow={openPath} title={<Trans>What you get</Trans>} />
            <Part html={details.benefits_html} onFollow={openPath} title={<Trans>Benefits</Trans>} />
            <Part
              isWide
              html={details.content_html}
              onFollow={openPath}
              title={<Trans>About the service</Trans>}
            />
            <Part html={details.instructions_html} onFollow={openPath} title={<Trans>How it works</Trans>} />
            {hasClose && (
              <Stack gap={4}>
                <Part html={details.outcome_html} onFollow={openPath} title={<Trans>What to expect</Trans>} />
                <Part
                  html={details.recommendation_html}
                  onFollow={openPath}
                  title={<Trans>Our advice</Trans>}
                />
              </Stack>
            )}
            {questions.length > 0 && (
              <Block data-wide title={<Trans>Questions</Trans>}>
                <Accordion
                  items={questions.map(({ question, answer_html }, place) => ({
                    id: String(place),
                    label: <bdi>{question}</bdi>,
                    content: <RichText html={answer_html ?? ''} onFollow={openPath} />,
                  }))}
                />
              </Block>
            )}
          </Parts>
        </Columns>
        {related.length > 0 && (
          <Stack as="section" gap={4} aria-labelledby="services-related">
            <Row>
              <Heading id="services-related" level={2} size={20}>
                <Trans>Goes well with this service</Trans>
              </Heading>
            </Row>
            <ProductGrid products={related} applicant={applicant} />
          </Stack>
        )}
      </Page>
    </Whole>
  );
}

interface PartProps {
  title: ReactNode;
  html: string | null | undefined;
  /** Whether it is as wide as the column. @default false */
  isWide?: boolean;
  onFollow: (path: string) => void;
}

function Part({ title, html, isWide = false, onFollow }: PartProps) {
  // A part that says nothing would be a heading over emptiness.
  if (!says(html)) return null;
  return (
    <Block title={title} {...(isWide && { 'data-wide': '' })}>
      <RichText html={html} onFollow={onFollow} />
    </Block>
  );
}

function says(html: string | null | undefined): html is string {
  return Boolean(html?.trim());
}

const Whole = styled(Stack)`
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
`;

/* Short parts are in pairs; long ones have the whole width. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  align-content: start;
`;

const Block = styled(Card)`
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  margin-block-end: var(--space-8);

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Side = styled.aside`
  ${media.up('md')} {
    position: sticky;
    inset-block-start: 5rem;
    order: 2;
  }
`;

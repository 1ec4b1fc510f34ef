import { Trans, useLingui } from '@lingui/react/macro';
import { HelpLink, platformName } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Card, PlatformMark, Row, Stack, Status, Tag, Text } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { ProductState } from '../catalogue/ProductState.tsx';
import type { Product } from '../contract.ts';
import { accessName, indicatorName } from '../filters/facetTexts.ts';
import { platformsOf } from '../offer/channelFit.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { describeMisfit, describeAvailability } from '../offer/describeAvailability.ts';
import { namesPrice } from '../offer/priceOf.ts';
import { OfferButton } from '../offer/OfferButton.tsx';
import { useOfferWords } from '../offer/useOfferWords.ts';
import { MemberSupport } from './MemberSupport.tsx';
import { PinButton } from './PinButton.tsx';
import { productArticle } from './productArticle.ts';

export interface ProductFactsProps {
  /** The service whose facts are listed. */
  product: Product;
  /** The user with their channels, for the eligibility. */
  applicant: Applicant;
}

/** The audience of a service, the indicators it improves, and its action. */
export function ProductFacts({ product, applicant }: ProductFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useOfferWords();
  const { info, affected_indicators, subscribers_requirement, access } = product;
  const hasState = product.is_pinned || (product.provisions?.length ?? 0) > 0;
  const needed = format.number(subscribers_requirement);
  const offer = describeAvailability(product, applicant, 'page');
  const misfit = describeMisfit(product, applicant);
  const article = productArticle(product);

  return (
    <Card title={<span id="service-facts">{t`At a glance`}</span>}>
      <Stack gap={4}>
        {info && (
          <Text {...(namesPrice(product) ? { size: 24, weight: 'bold' } : { weight: 'medium' })} dir="auto">
            {info}
          </Text>
        )}
        {hasState && (
          <Row as="ul" gap={2} wrap style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            <ProductState product={product} />
          </Row>
        )}
        <Stack as="dl" gap={3} style={{ margin: 0 }}>
          <Fact term={<Trans>Open to</Trans>}>{accessName(access ?? 'anyone', i18n)}</Fact>
          {platformsOf(product).length > 0 && (
            <Fact term={<Trans>Platforms</Trans>}>
              <Row gap={2} wrap>
                {platformsOf(product).map((platform) => (
                  <Tag key={platform} icon={<PlatformMark platform={platform} />}>
                    {platformName(platform, i18n)}
                  </Tag>
                ))}
              </Row>
            </Fact>
          )}
          {subscribers_requirement ? (
            <Fact term={<Trans>Subscribers</Trans>}>
              <Trans>{needed} or more</Trans>
            </Fact>
          ) : null}
          {affected_indicators && affected_indicators.length > 0 && (
            <Fact term={<Trans>Improves</Trans>}>
              <Row gap={2} wrap>
                {affected_indicators.map((indicator) => (
                  <Tag key={indicator}>{indicatorName(indicator, i18n)}</Tag>
                ))}
              </Row>
            </Fact>
          )}
        </Stack>
        {misfit && misfit.kind !== offer.reason?.kind && (
          <Status tone="warning">{words.reason(misfit)}</Status>
        )}
        <OfferButton product={product} offer={offer} isPrimary />
        <Row gap={2} wrap>
          <PinButton product={product} />
          <MemberSupport product={product} hasSupport={offer.remedy?.kind === 'write-support'} />
        </Row>
        <HelpLink article={article.id}>{t(article.label)}</HelpLink>
      </Stack>
    </Card>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size={14} tone="muted">
        {term}
      </Text>
      <Text as="dd" style={{ margin: 0 }}>
        {children}
      </Text>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { AndMore } from '@my-air/feature-kit/views';
import { EmptyState, Heading, Page, Stack, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { BundleList } from '../catalogue/BundleList.tsx';
import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useApplicant } from '../offer/useApplicant.ts';

/** The number of services on a shelf; the others are one link away. */
const onShelf = 4;

/** The catalogue as it once was: the bundles, then a shelf for each category. */
export function ShelvesScreen() {
  const { api } = usePortal();
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(api));
  const applicant = useApplicant();
  const shelves = catalogue.categories.filter(({ productIds }) => productIds.length > 0);

  return (
    <Page
      title={<Trans>Services</Trans>}
      lead={<Trans>Every category on its own shelf.</Trans>}
      actions={
        <TextLink render={<Link to="/services" />}>
          <Trans>To the new catalogue</Trans>
        </TextLink>
      }
    >
      <Stack gap={8}>
        {catalogue.bundles.length > 0 && <BundleList catalogue={catalogue} />}
        {shelves.length === 0 && <EmptyState title={<Trans>There are no services yet</Trans>} />}
        {shelves.map(({ id, slug, name, productIds }) => (
          <Stack key={id} as="section" gap={4} aria-labelledby={`shelf-${slug}`}>
            <Heading id={`shelf-${slug}`} level={2} size={20} dir="auto">
              {name}
            </Heading>
            <ProductGrid
              products={productIds.slice(0, onShelf).flatMap((one) => catalogue.byId.get(one) ?? [])}
              applicant={applicant}
            />
            <AndMore
              count={productIds.length - onShelf}
              render={<Link to="/services" search={{ category: [slug], subscribers: 'any' }} />}
            />
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}

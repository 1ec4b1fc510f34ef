import { Trans } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Heading, Stack, media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { BundleCard } from './BundleCard.tsx';
import type { Catalogue } from './Catalogue.ts';

/** The bundles as wide cards; on phones they are swiped through. */
export function BundleList({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="bundles">
      <Heading id="bundles" level={2} size={20}>
        <Trans>Bundles</Trans>
      </Heading>
      <Cards>
        {catalogue.bundles.map((bundle) => (
          <li key={bundle.id} id={bundle.slug}>
            <ItemBoundary of={bundle}>
              <BundleCard bundle={bundle} catalogue={catalogue} />
            </ItemBoundary>
          </li>
        ))}
      </Cards>
    </Stack>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.down('sm')} {
    grid-auto-columns: 80%;
    grid-auto-flow: column;
    grid-template-columns: none;
    /* Words for screen readers are placed within the row; elsewhere they would make the page wider. */
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x proximity;

    > li {
      scroll-snap-align: start;
    }
  }
`;

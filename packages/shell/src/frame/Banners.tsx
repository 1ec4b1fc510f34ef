import { styled } from 'styled-components';

import { useAllContributions } from '../Shell.ts';
import { measureBar } from '../state/measureBar.ts';

/** The banners of the features above every screen of a signed-in user. */
export function Banners() {
  return useAllContributions().map(
    ({ featureId, banner: Banner }) =>
      Banner && (
        <Place key={featureId} ref={measureBar}>
          <Banner />
        </Place>
      ),
  );
}

/** A banner with `data-stays` stays above a screen that is scrolled. */
const Place = styled.div`
  &:has(> [data-stays]) {
    position: sticky;
    z-index: var(--layer-frame);
    top: 0;
    /* Its corners are round. */
    background: var(--color-ground);
  }
`;

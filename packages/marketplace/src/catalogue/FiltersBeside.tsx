import { useLingui } from '@lingui/react/macro';
import { media, useIsWide } from '@my-air/ui-kit';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { FilterPanel, type FilterPanelProps } from '../filters/FilterPanel.tsx';

/**
 * The filters beside the services, where there is room; drawn after the services, because the user waits for
 * those.
 */
export function FiltersBeside(panel: FilterPanelProps) {
  const { t } = useLingui();
  const isWide = useDeferredValue(useIsWide('md'), false);
  return <Side aria-label={t`Filters`}>{isWide && <FilterPanel {...panel} />}</Side>;
}

const Side = styled.section`
  display: none;

  ${media.up('md')} {
    display: block;
  }
`;

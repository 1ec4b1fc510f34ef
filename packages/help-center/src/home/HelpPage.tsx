import { useLingui } from '@lingui/react/macro';
import { Breadcrumb, media, type Crumb } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { HelpFrame } from './HelpFrame.tsx';

export interface HelpPageProps {
  /** The breadcrumb from the front page to here; empty on the front page. */
  places?: readonly Crumb[];
  /** The content of the screen. */
  children: ReactNode;
}

/** A screen of the help centre, with its breadcrumb. */
export function HelpPage({ places = [], children }: HelpPageProps) {
  const { t } = useLingui();

  return (
    <HelpFrame place={places.length > 0 ? <Places label={t`Where you are`} places={places} /> : null}>
      {children}
    </HelpFrame>
  );
}

/** On phones it would be a second way back. */
const Places = styled(Breadcrumb)`
  ${media.down('xs')} {
    display: none;
  }
`;

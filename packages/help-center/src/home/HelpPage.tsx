import { useLingui } from '@lingui/react/macro';
import { Breadcrumb, type Crumb } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { HelpFrame } from './HelpFrame.tsx';

export interface HelpPageProps {
  /** The way from the front page to here; none on the front page. */
  places?: readonly Crumb[];
  children: ReactNode;
}

/** A screen of the help centre, with the way from its front page to here. */
export function HelpPage({ places = [], children }: HelpPageProps) {
  const { t } = useLingui();

  return (
    <HelpFrame
      place={places.length > 0 ? <Breadcrumb label={t`Where you are`} places={places} /> : undefined}
    >
      {children}
    </HelpFrame>
  );
}

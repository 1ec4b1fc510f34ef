import { useLingui } from '@lingui/react/macro';
import { Breadcrumb, type Crumb } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

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
    <HelpFrame
      place={places.length > 0 ? <Breadcrumb label={t`Where you are`} places={places} /> : undefined}
    >
      {children}
    </HelpFrame>
  );
}

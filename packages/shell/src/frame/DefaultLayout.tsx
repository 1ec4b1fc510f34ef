import { useUser } from '@my-air/feature-api';
import { ReadingDirection } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { useContributingFeatures, useShell } from '../Shell.ts';
import { BottomBar } from './BottomBar.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { visibleNavigation } from '../navigation/visibleNavigation.ts';

export interface DefaultLayoutProps {
  /** The screen; without it the frame is empty. */
  children?: ReactNode;
}

/** The frame of signed-in screens: navigation at the side, or at the bottom on phones, and the account above. */
export function DefaultLayout({ children }: DefaultLayoutProps) {
  const user = useUser();
  const features = useContributingFeatures();
  const groups = visibleNavigation(
    features.flatMap(({ navigation }) => navigation ?? []),
    user,
    useShell().order,
  );

  return (
    <ReadingDirection>
      <div className="app">
        <Rail groups={groups} />
        <div className="app-column">
          {features.map(({ id, banner: Banner }) => Banner && <Banner key={id} />)}
          <TopBar />
          <main className="app-main" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar groups={groups} />
      </div>
    </ReadingDirection>
  );
}

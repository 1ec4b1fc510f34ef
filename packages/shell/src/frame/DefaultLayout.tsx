import { ReadingDirection, media } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useNavigation } from '../navigation/useNavigation.ts';
import { Banners } from './Banners.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';

export interface DefaultLayoutProps {
  /** The screen; without it the frame is empty. */
  children?: ReactNode;
}

/** The frame of signed-in screens: navigation at the side, or at the bottom on phones, and the account above. */
export function DefaultLayout({ children }: DefaultLayoutProps) {
  const groups = useNavigation();

  return (
    <ReadingDirection>
      <Screen>
        <Rail groups={groups} />
        <Column>
          <Banners />
          <TopBar />
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
        </Column>
        <BottomBar groups={groups} />
      </Screen>
    </ReadingDirection>
  );
}

/** As high as the window, with the bars above it. */
const Screen = styled.div`
  min-height: calc(100dvh - var(--bars-above-height, 0px));

  ${media.up('sm')} {
    padding-inline-start: var(--rail-width);
    transition: padding var(--motion-medium);
  }
  @media print {
    padding: 0;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: inherit;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: var(--space-4) var(--space-4) calc(var(--bottom-bar-height) + var(--space-8));
  outline: none;

  ${media.up('sm')} {
    padding: var(--space-5) clamp(var(--space-5), 3vw, var(--space-8)) var(--space-12);
  }
  /* Named only while screens change, because a name makes a layer of its own. */
  :root:active-view-transition-type(screen) & {
    view-transition-name: screen;
  }
`;

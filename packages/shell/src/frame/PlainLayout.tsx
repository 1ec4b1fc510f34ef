import { media } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Banners } from './Banners.tsx';
import { BrandLink } from './BrandLink.tsx';
import type { FrameLayout } from './layoutOf.ts';
import { LoginIntro } from './LoginIntro.tsx';
import { PlainControls } from './PlainControls.tsx';

export interface PlainLayoutProps {
  /** The kind of screen in the frame; `login` adds the introduction beside it. */
  layout: FrameLayout;
  /** The screen; without it the frame is empty. */
  children?: ReactNode;
}

/** The widths of the screens that are in the middle of the frame, by layout: features have layouts of their own. */
const centered: Readonly<Record<string, string | undefined>> = {
  login: '30rem',
  oauth: '30rem',
  impersonate: '30rem',
  error: '44rem',
  'server-error': '44rem',
  unavailable: '44rem',
};

/** The frame without navigation: to sign in, to read help as a visitor, and for errors. */
export function PlainLayout({ layout, children }: PlainLayoutProps) {
  return (
    <Screen>
      <Column>
        <Banners />
        <Bar>
          <BrandLink />
          <PlainControls />
        </Bar>
        <Main id="main" tabIndex={-1} $width={centered[layout]}>
          {children}
        </Main>
      </Column>
      {layout === 'login' && <LoginIntro />}
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  min-height: calc(100dvh - var(--bars-above-height, 0px));

  ${media.up('md')} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.up('md')} {
    /* Beside the introduction. */
    &:not(:last-child) {
      grid-area: 1 / 2;
    }
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: center;
  justify-content: space-between;
  box-sizing: border-box;
  min-height: var(--bar-height);
  padding: var(--space-2) var(--space-5);

  /* Paper takes the screen alone. */
  @media print {
    display: none;
  }
`;

const Main = styled.main<{ $width: string | undefined }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: ${({ $width }) => ($width ? 'center' : 'normal')};
  width: 100%;
  max-width: ${({ $width = '75rem' }) => $width};
  margin-inline: auto;
  padding: var(--space-5) var(--space-5) var(--space-12);
  outline: none;
`;

import { useTranslated } from '@my-air/i18n';
import type { ReactNode } from 'react';

import { BrandLink } from './BrandLink.tsx';
import type { FrameLayout } from './layoutOf.ts';
import { loginPromise } from './loginPromise.ts';
import { PlainControls } from './PlainControls.tsx';

export interface PlainLayoutProps {
  /** The kind of screen in the frame; `login` adds the promise beside it. */
  layout: FrameLayout;
  /** The screen; without it the frame is empty. */
  children?: ReactNode;
}

/** The frame without navigation: to sign in, to read help as a visitor, and for errors. */
export function PlainLayout({ layout, children }: PlainLayoutProps) {
  const translate = useTranslated();

  return (
    <div className="plain" data-layout={layout}>
      {layout === 'login' && (
        <aside className="promise">
          <p className="promise-title">{translate(loginPromise.title)}</p>
          <p className="promise-lead">{translate(loginPromise.lead)}</p>
        </aside>
      )}
      <div className="plain-column">
        <header className="plain-bar">
          <BrandLink />
          <PlainControls />
        </header>
        <main className="plain-main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

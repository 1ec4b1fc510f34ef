import { useTranslated } from '@my-air/i18n';
import { useLayoutEffect, type ReactNode } from 'react';

import { useContributingFeatures } from '../Shell.ts';
import { BrandLink } from './BrandLink.tsx';
import type { FrameLayout } from './layoutOf.ts';
import { loginIntro } from './loginIntro.ts';
import { PlainControls } from './PlainControls.tsx';

export interface PlainLayoutProps {
  /** The kind of screen in the frame; `login` adds the introduction beside it. */
  layout: FrameLayout;
  /** The screen; without it the frame is empty. */
  children?: ReactNode;
}

/** The frame without navigation: to sign in, to read help as a visitor, and for errors. */
export function PlainLayout({ layout, children }: PlainLayoutProps) {
  const translate = useTranslated();
  const features = useContributingFeatures();
  const [title, lead] = [translate(loginIntro.title), translate(loginIntro.lead)];
  useLayoutEffect(() => {
    if (layout === 'login') showIntro(title, lead);
  }, [layout, title, lead]);

  return (
    <div className="plain" data-layout={layout}>
      <div className="plain-column">
        {features.map(({ id, banner: Banner }) => Banner && <Banner key={id} />)}
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

/** Shows the introduction, which is in the page itself; the frame of another screen hides it. */
function showIntro(title: string, lead: string): void {
  const { body, documentElement: root } = document;
  // A story has no page of its own.
  const intro = body.querySelector('.intro') ?? document.createElement('aside');
  intro.className = 'intro';
  for (const [name, text] of Object.entries({ 'intro-title': title, 'intro-lead': lead })) {
    const line = intro.querySelector(`.${name}`) ?? intro.appendChild(document.createElement('p'));
    line.className = name;
    // The same words again would be painted again.
    if (line.textContent !== text) line.textContent = text;
  }
  if (!intro.isConnected) body.prepend(intro);
  root.dataset.frame = 'login';
}

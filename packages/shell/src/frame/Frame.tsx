import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-api';
import { useLocale } from '@my-air/i18n';
import { SkipLink } from '@my-air/ui-kit';
import { useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { createElement, lazy, Suspense, type ReactNode, useEffect } from 'react';

import { FrameBoundary } from '../errors/FrameBoundary.tsx';
import { Notices } from '../errors/Notices.tsx';
import { useShell } from '../Shell.ts';
import { brandName } from '../state/appearance.ts';
import { FrameStyles } from './FrameStyles.ts';
import { layoutOf } from './layoutOf.ts';
import { layoutComponent } from './layouts.ts';
import { RouteProgress } from './RouteProgress.tsx';
import { titleOf } from './titleOf.ts';

const ErrorPage = lazy(async () => ({ default: (await import('../errors/ErrorPage.tsx')).ErrorPage }));
const ModalHost = lazy(async () => ({ default: (await import('../modals/ModalHost.tsx')).ModalHost }));
const ToastHost = lazy(async () => ({ default: (await import('../toasts/ToastHost.tsx')).ToastHost }));

export interface FrameProps {
  /** The screen. */
  children?: ReactNode;
}

/** The frame of every screen: its layout, the notices above it, and the layers that float over it. */
export function Frame({ children }: FrameProps) {
  // Drawn rarely, and every screen waits for its bytes: memo code would only add weight.
  'use no memo';
  const { t } = useLingui();
  const { modals, pageErrorAtom } = useShell();
  const pageError = useAtomValue(pageErrorAtom);
  const isModalOpen = useAtomValue(modals.openModalAtom) !== null;
  const isSignedIn = useUser() !== undefined;
  const layout = useMatches({ select: (matches) => layoutOf(matches, pageError) });
  useDocumentTitle();

  return (
    <>
      <FrameStyles />
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <RouteProgress />
      <Notices />
      <FrameBoundary key={layout}>
        {createElement(
          layoutComponent(layout, isSignedIn) ?? BareLayout,
          { layout },
          <Suspense>{pageError ? <ErrorPage error={pageError} /> : children}</Suspense>,
        )}
        <Suspense>{isModalOpen && <ModalHost />}</Suspense>
      </FrameBoundary>
      <Toasts />
    </>
  );
}

function Toasts() {
  const hasToasts = useAtomValue(useShell().toasts.stateAtom).shown.length > 0;
  return <Suspense>{hasToasts && <ToastHost />}</Suspense>;
}

/** The layout until a frame is loaded. */
function BareLayout({ children }: FrameProps) {
  return <main id="main">{children}</main>;
}

/**
 * Keeps the browser's title in line with the screen that is shown, in the chosen language and with the name
 * of the user's brand.
 */
function useDocumentTitle(): void {
  const { appearance, portal } = useShell();
  const locale = useLocale();
  const name = brandName(portal.config, useAtomValue(appearance.appearanceAtom).brand);
  const title = useMatches({ select: (matches) => titleOf(matches, locale, name) });

  useEffect(() => {
    document.title = title;
  }, [title]);
}

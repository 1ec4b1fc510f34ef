import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-api';
import { SkipLink } from '@my-air/ui-kit';
import { useMatches } from '@tanstack/react-router';
import { createElement, lazy, Suspense, type ReactNode } from 'react';

import { useStore } from '../createStore.ts';
import { FrameBoundary } from '../errors/FrameBoundary.tsx';
import { useShell } from '../Shell.ts';
import { decoration } from './decoration.ts';
import { layoutComponent } from './layouts.ts';
import { layoutOf, type FrameLayout } from './layoutOf.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const ErrorPage = lazy(async () => ({ default: (await import('../errors/ErrorPage.tsx')).ErrorPage }));
const ModalHost = lazy(async () => ({ default: (await import('../modals/ModalHost.tsx')).ModalHost }));
const Notices = decoration(async () => (await import('../errors/Notices.tsx')).Notices);
const RouteProgress = decoration(async () => (await import('./RouteProgress.tsx')).RouteProgress);
const ToastHost = decoration(async () => (await import('../toasts/ToastHost.tsx')).ToastHost);

export interface FrameProps {
  /** The screen. */
  children?: ReactNode;
}

/** The frame of every screen: its layout, the notices above it, and the layers that float over it. */
export function Frame({ children }: FrameProps) {
  // Drawn rarely, and every screen waits for its bytes: memo code would only add weight.
  'use no memo';
  const { t } = useLingui();
  const { modals, pageError: pageErrors } = useShell();
  const pageError = useStore(pageErrors);
  const isModalOpen = useStore(modals) !== null;
  const isSignedIn = useUser() !== undefined;
  const layout = useMatches({ select: (matches) => layoutOf(matches, pageError) });
  useDocumentTitle();

  return (
    <>
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Suspense>
        <RouteProgress />
        <Notices />
      </Suspense>
      <FrameBoundary key={layout}>
        <LoadedLayout layout={layout} isSignedIn={isSignedIn}>
          <Suspense>{pageError ? <ErrorPage error={pageError} /> : children}</Suspense>
        </LoadedLayout>
        <Suspense>{isModalOpen && <ModalHost />}</Suspense>
      </FrameBoundary>
      <Toasts />
    </>
  );
}

function Toasts() {
  const hasToasts = useStore(useShell().toasts).shown.length > 0;
  return <Suspense>{hasToasts && <ToastHost />}</Suspense>;
}

function LoadedLayout({
  layout,
  isSignedIn,
  children,
}: FrameProps & { layout: FrameLayout; isSignedIn: boolean }) {
  return createElement(layoutComponent(layout, isSignedIn) ?? BareLayout, { layout }, children);
}

/** The layout until a frame is loaded. */
function BareLayout({ children }: FrameProps) {
  return <main id="main">{children}</main>;
}

import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { useLocale } from '@my-air/i18n';
import { FailedView } from '@my-air/feature-kit/views';
import { SkipLink } from '@my-air/ui-kit';
import { type ErrorComponentProps, Outlet, rootRouteId, useMatch, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { createElement, lazy, type ReactNode, Suspense, useEffect } from 'react';

import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { FrameBoundary } from '../errors/FrameBoundary.tsx';
import { Notices } from '../errors/Notices.tsx';
import { useShell } from '../Shell.ts';
import { brandName } from '../state/appearance.ts';
import { FrameStyles } from './FrameStyles.ts';
import { layoutOf } from './layoutOf.ts';
import { layoutComponent } from './layouts.ts';
import { titleOf } from './titleOf.ts';
import { WithoutFailure } from '../errors/WithoutFailure.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('../errors/ErrorPage.tsx')).ErrorPage }));
/** The layers over the screen. Nothing floats over the first screen yet, so that they come after it. */
const Layers = lazy(async () => ({ default: (await import('./Layers.tsx')).Layers }));
const CapabilityPage = lazy(async () => ({
  default: (await import('../errors/CapabilityPage.tsx')).CapabilityPage,
}));

export interface FrameProps {
  /** The screen. */
  children?: ReactNode;
}

/** The frame of every screen: its layout, the notices above it, and the layers that float over it. */
export function Frame({ children }: FrameProps) {
  const { t } = useLingui();
  const { pageErrorAtom } = useShell();
  const pageError = useAtomValue(pageErrorAtom);
  const isSignedIn = useUser() !== undefined;
  const layout = useMatches({ select: (matches) => layoutOf(matches, pageError) });
  useDocumentTitle();

  return (
    <>
      <FrameStyles />
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Notices />
      <FrameBoundary key={layout}>
        {createElement(
          layoutComponent(layout, isSignedIn) ?? BareLayout,
          { layout },
          <Suspense>{pageError ? <ErrorPage error={pageError} /> : children}</Suspense>,
        )}
        <WithoutFailure>
          <Layers />
        </WithoutFailure>
      </FrameBoundary>
    </>
  );
}

/** The frame with the screen of the address in it. */
export function RootFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * The failure of a screen whose own view of it is not loaded, or that is not open to this user. A screen that could not
 * even be started has no frame yet.
 */
export function DefaultFailure(props: ErrorComponentProps) {
  const hasFrame = useMatch({ strict: false, select: ({ routeId }) => routeId !== rootRouteId });
  const failure = (
    <Suspense>
      {props.error instanceof CapabilityMissing ? <CapabilityPage /> : <FailedView {...props} />}
    </Suspense>
  );
  return hasFrame ? failure : <Frame>{failure}</Frame>;
}

/** The layout until a frame is loaded. */
function BareLayout({ children }: FrameProps) {
  return <main id="main">{children}</main>;
}

/** A thing that the server does not have, as the router says of an address that it does not have. */
const missing = { staticData: {}, status: 'notFound' };

/**
 * Keeps the browser's title in line with the screen that is shown, in the chosen language and with the name
 * of the user's brand.
 */
function useDocumentTitle(): void {
  const { appearance, portal, pageErrorAtom } = useShell();
  const isMissing = useAtomValue(pageErrorAtom)?.messageKey === 'not_found';
  const { i18n } = portal.locale;
  // The title follows the language.
  useLocale();
  const name = brandName(portal.config, useAtomValue(appearance.appearanceAtom).brand);
  const title = useMatches({
    select: (matches) => titleOf(isMissing ? [missing] : matches, i18n, name),
  });

  useEffect(() => {
    document.title = title;
  }, [title]);
}

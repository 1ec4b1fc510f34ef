import { PortalProvider, useUser, type PortalContext } from '@my-air/feature-kit';
import { LocaleProvider } from '@my-air/i18n';
import { KitStyles, OverlayContext } from '@my-air/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState, type ReactNode } from 'react';

import { ShellProvider, type Shell } from './Shell.ts';
import { ReadInLanguage } from './language/ReadInLanguage.tsx';
import { closeOnBack } from './start/closeOnBack.ts';
import { firstScreenIsThere } from './state/firstScreen.ts';

export interface PortalProps {
  /** The shell whose portal is drawn. */
  shell: Shell;
  /** The router that draws the screens. */
  router: AnyRouter;
}

/** Everything around the screens, from the outside in. */
export function Portal({ shell, router }: PortalProps) {
  const { portal } = shell;
  const [{ watchOverlay, block }] = useState(() => closeOnBack(router));
  useLayoutEffect(block, [block]);
  useLayoutEffect(firstScreenIsThere, []);

  return (
    <QueryClientProvider client={portal.queryClient}>
      <PortalProvider value={portal}>
        <PreferredLocale portal={portal}>
          <ShellProvider value={shell}>
            <KitStyles>
              <OverlayContext value={watchOverlay}>
                <RouterProvider router={router} context={portal} />
              </OverlayContext>
            </KitStyles>
          </ShellProvider>
        </PreferredLocale>
      </PortalProvider>
    </QueryClientProvider>
  );
}

/** The chosen language, with dates and times as the signed-in user prefers them. */
function PreferredLocale({ portal, children }: { portal: PortalContext; children: ReactNode }) {
  const preference = useUser()?.preference;

  return (
    <LocaleProvider
      store={portal.locale}
      preference={{ dateFormat: preference?.ui_date_format, timeZone: preference?.ui_timezone }}
    >
      <ReadInLanguage />
      {children}
    </LocaleProvider>
  );
}

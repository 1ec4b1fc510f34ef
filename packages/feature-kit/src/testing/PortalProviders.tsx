import { LocaleProvider } from '@my-air/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { PortalContext } from '../feature/PortalContext.ts';
import { PortalProvider, useUser } from '../feature/usePortal.ts';

export interface PortalProvidersProps {
  /** The portal whose query client and language are provided. */
  portal: PortalContext;
  /** The components that use the portal. */
  children: ReactNode;
}

/** The providers of a portal in the order of the shell's: query, portal, language. */
export function PortalProviders({ portal, children }: PortalProvidersProps) {
  return (
    <QueryClientProvider client={portal.queryClient}>
      <PortalProvider value={portal}>
        <PreferredLocale portal={portal}>{children}</PreferredLocale>
      </PortalProvider>
    </QueryClientProvider>
  );
}

function PreferredLocale({ portal, children }: PortalProvidersProps) {
  const preference = useUser()?.preference;

  return (
    <LocaleProvider
      store={portal.locale}
      preference={{ dateFormat: preference?.ui_date_format, timeZone: preference?.ui_timezone }}
    >
      {children}
    </LocaleProvider>
  );
}

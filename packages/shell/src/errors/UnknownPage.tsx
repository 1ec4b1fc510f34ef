import { createLazyRoute, useLocation } from '@tanstack/react-router';

import { ErrorPage } from './ErrorPage.tsx';
import { pageErrorOf } from '../state/pageError.ts';

export const unknownLazyRoute = createLazyRoute('/$')({ component: UnknownPage });

/** The page of an address that leads nowhere. */
function UnknownPage() {
  const path = useLocation({ select: (location) => location.pathname });
  return <ErrorPage error={pageErrorOf(404, undefined, path)} />;
}

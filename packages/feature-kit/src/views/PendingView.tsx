import { useLingui } from '@lingui/react';
import { labelIn } from '@my-air/i18n';
import { useMatches } from '@tanstack/react-router';

import { PendingScreen } from './PendingScreen.tsx';

/** The view of a route while its code or its data loads: its own name above a skeleton. */
export function PendingView() {
  const { i18n } = useLingui();
  const title = useMatches({
    select: (matches) => matches.map((match) => match.staticData.title).findLast(Boolean),
  });

  return <PendingScreen title={title && labelIn(i18n, title)} />;
}

import { useLocale } from '@my-air/i18n';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useStore } from '../createStore.ts';
import { useShell } from '../Shell.ts';
import { brandName } from './appearance.ts';
import { titleOf } from './titleOf.ts';

/**
 * Keeps the browser's title in line with the screen that is shown, in the chosen language and with the name
 * of the user's brand.
 */
export function useDocumentTitle(): void {
  const { appearance, portal } = useShell();
  const locale = useLocale();
  const name = brandName(portal.config, useStore(appearance).brand);
  const title = useMatches({ select: (matches) => titleOf(matches, locale, name) });

  useEffect(() => {
    document.title = title;
  }, [title]);
}

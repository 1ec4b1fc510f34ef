import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

import type { ArticleHeading } from './decorate.ts';

/** Scrolls to the section of the address once the text is rendered, and focuses it. */
export function useSectionFocus(headings: readonly ArticleHeading[]): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const wanted = decoded(hash);
    if (!headings.some(({ id }) => id === wanted)) return;
    const heading = document.getElementById(wanted);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, headings]);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

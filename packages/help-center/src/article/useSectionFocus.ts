import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

import type { ArticleHeading } from './decorate.ts';

/** Leads to the section that the address names, once the text is rendered: into sight, and with the focus. */
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

import { useLocation } from '@tanstack/react-router';
import { useState, useEffect } from 'react';

import type { ArticleHeading } from './decorate.ts';
import { useActiveSection } from './useActiveSection.ts';

const noHeadings: readonly ArticleHeading[] = [];

/** The sections of an article once its text is rendered, and the current one. */
export function useSections() {
  const [found, setFound] = useState<readonly ArticleHeading[]>();
  const headings = found ?? noHeadings;
  const active = useActiveSection(headings);
  useSectionFocus(headings);
  return { headings, active, isThere: found !== undefined, setFound };
}

/** Scrolls to the section of the address once the text is rendered, and focuses it. */
function useSectionFocus(headings: readonly ArticleHeading[]): void {
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

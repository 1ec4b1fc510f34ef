import { useState } from 'react';

import type { ArticleHeading } from './decorate.ts';
import { useActiveSection } from './useActiveSection.ts';
import { useSectionFocus } from './useSectionFocus.ts';

const noHeadings: readonly ArticleHeading[] = [];

/** The sections of an article once its text is rendered, and the current one. */
export function useSections() {
  const [found, setFound] = useState<readonly ArticleHeading[]>();
  const headings = found ?? noHeadings;
  const active = useActiveSection(headings);
  useSectionFocus(headings);
  return { headings, active, isThere: found !== undefined, setFound };
}

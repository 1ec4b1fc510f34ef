import { usePortal } from '@my-air/feature-api';
import { useEffect, useRef } from 'react';

import { report } from './interactions.ts';

/** A glance is not a view; and the count must not stand in the way of what is counted. In milliseconds. */
const glance = 1_000;
/** Before, the text may not have come yet: an empty article ends at once. */
const untilTextStands = 3_000;

/** Counts that an article was opened, and that its end came into sight. Returns the element for its end. */
export function useReading(articleId: number) {
  const portal = usePortal();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const viewed = setTimeout(() => report(portal, articleId, 'view'), glance);
    return () => clearTimeout(viewed);
  }, [portal, articleId]);

  useEffect(() => {
    const mark = end.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      report(portal, articleId, 'read_end');
      watch.disconnect();
    });
    const timer = setTimeout(() => watch.observe(mark), untilTextStands);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [portal, articleId]);

  return end;
}

import { usePortal } from '@my-air/feature-kit';
import { useEffect, useRef } from 'react';

import { report } from './interactions.ts';

/** The time before a view is counted, in milliseconds: a glance is no view, and the article comes first. */
const viewDelay = 1_000;

/** Counts that an article was opened, and that its end came into sight. Returns the ref for its end. */
export function useReading(articleId: number) {
  const portal = usePortal();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const viewed = setTimeout(() => report(portal, articleId, 'view'), viewDelay);
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
    watch.observe(mark);
    return () => watch.disconnect();
  }, [portal, articleId]);

  return end;
}

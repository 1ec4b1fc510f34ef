import { usePortal } from '@my-air/feature-api';
import { useEffect, useRef } from 'react';

import { report } from './interactions.ts';

/** Counts that an article was opened, and that its end came into sight. Answers with what is to stand at the end. */
export function useReading(articleId: number) {
  const portal = usePortal();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    report(portal, articleId, 'view');
    const mark = end.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      report(portal, articleId, 'read_end');
      watch.disconnect();
    });
    // Not before the text has come: an empty article ends at once.
    const timer = setTimeout(() => watch.observe(mark), 3_000);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [portal, articleId]);

  return end;
}

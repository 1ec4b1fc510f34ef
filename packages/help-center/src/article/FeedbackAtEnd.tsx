import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { FeedbackProps } from './Feedback.tsx';

const Feedback = lazy(async () => ({ default: (await import('./Feedback.tsx')).Feedback }));

/** Asks whether an article helped, once the reader comes near its end: until then the text has the connection for itself. */
export function FeedbackAtEnd(props: FeedbackProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      // One screen ahead, so that it stands when it comes into sight.
      { rootMargin: '100% 0%' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);

  return (
    <Place ref={place}>
      {isNear && (
        <Suspense>
          <Feedback {...props} />
        </Suspense>
      )}
    </Place>
  );
}

/* As high as the question, so that nothing moves when it comes. */
const Place = styled.div`
  min-height: 4.75rem;
`;

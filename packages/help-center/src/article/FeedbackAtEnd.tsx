import { useIsNear } from '@my-air/ui-kit';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import type { FeedbackProps } from './Feedback.tsx';

const Feedback = lazy(async () => ({ default: (await import('./Feedback.tsx')).Feedback }));

/** Asks whether an article helped, once the reader comes near its end: before, only the text is loaded. */
export function FeedbackAtEnd(props: FeedbackProps) {
  const [isNear, place] = useIsNear();

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

/* As high as the question, so that nothing moves when it is loaded. */
const Place = styled.div`
  min-height: 4.75rem;
`;

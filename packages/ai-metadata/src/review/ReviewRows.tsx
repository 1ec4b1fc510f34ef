import { ItemBoundary } from '@my-air/feature-kit/views';
import { Stack } from '@my-air/ui-kit';
import { useEffect, useRef } from 'react';

import type { ReviewItem } from '../contract.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { useReviewKeys } from './useReviewKeys.ts';

export interface ReviewRowsProps {
  /** The id of the job. */
  jobId: string;
  /** The results of a page. */
  items: readonly ReviewItem[];
}

/** The results of a page; the focus goes from a result that is decided to the one that takes its place. */
export function ReviewRows({ jobId, items }: ReviewRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  /** The place of the result that was decided last. */
  const decided = useRef<number>(undefined);
  useReviewKeys(rows);
  useEffect(() => {
    // The pressed button has gone with its result.
    if (items.length === 0 || decided.current === undefined || document.activeElement !== document.body)
      return;
    const results = rows.current?.querySelectorAll('article');
    results?.[Math.min(decided.current, results.length - 1)]?.querySelector('button')?.focus();
    decided.current = undefined;
  }, [items]);

  return (
    <Stack gap={4} ref={rows}>
      {items.map((item, place) => (
        <ItemBoundary key={item.id} of={item}>
          <ReviewRow
            jobId={jobId}
            item={item}
            onDecide={() => {
              decided.current = place;
            }}
          />
        </ItemBoundary>
      ))}
    </Stack>
  );
}

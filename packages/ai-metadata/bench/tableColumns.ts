import type { AiVideo } from '../src/contract.ts';
import { useVideoColumns } from '../src/videos/useVideoColumns.tsx';

/** The time of a video's publication, as a number that tables sort by. */
export const publishedAt = ({ published_at }: AiVideo): number => Date.parse(published_at ?? '');

/** The columns of the product, which all measured tables draw; here they are sorted in memory. */
export function useMeasuredColumns() {
  return useVideoColumns().map((column) =>
    column.id === 'published' ? { ...column, sortBy: publishedAt } : column,
  );
}

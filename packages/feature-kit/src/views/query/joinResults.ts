import type { ShownResult } from './QueryView.tsx';

/** The results of two queries that are shown together, as one: trying again asks for what failed. */
export function joinResults<One, Other>(
  one: ShownResult<One>,
  other: ShownResult<Other>,
): ShownResult<readonly [One, Other]> {
  const failed = [one, other].filter(({ data, isError }) => isError && data === undefined);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    isError: failed.length > 0,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

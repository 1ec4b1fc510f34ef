/** The pages offered around the current one: first, last, neighbours, and a gap where some are left out. */
export function pagesAround(page: number, count: number): (number | 'gap')[] {
  // The number of entries with a gap on either side; fewer pages are all offered, so that the number of
  // entries never changes from page to page.
  const limit = 7;
  if (count <= limit) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

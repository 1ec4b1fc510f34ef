/** The page as the server describes it. */
export interface PageMeta {
  current_page?: number | null | undefined;
  per_page?: number | null | undefined;
}

/**
 * Whether another page may follow one with this number of items: the index of the last item equals the number
 * that full pages hold.
 */
export function hasNextPage({ current_page, per_page }: PageMeta, items: number): boolean {
  if (!current_page || !per_page || items === 0) return false;
  const lastIndex = (current_page - 1) * per_page + items;
  return lastIndex === current_page * per_page;
}

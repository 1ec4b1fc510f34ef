/**
 * The share of hits that became registrations, in percent; undefined without hits, because nothing can be
 * said.
 */
export function conversion(
  hits: number | null | undefined,
  registrations: number | null | undefined,
): number | undefined {
  return hits && hits > 0 && typeof registrations === 'number' ? (registrations / hits) * 100 : undefined;
}

/** The share of hits that became registrations, from 0 to 1; undefined without hits, because nothing can be said. */
export function conversion(
  hits: number | null | undefined,
  registrations: number | null | undefined,
): number | undefined {
  return hits && hits > 0 && typeof registrations === 'number' ? registrations / hits : undefined;
}

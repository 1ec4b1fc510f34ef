/** A step of the spacing scale; each step is a quarter of 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** The CSS value of a step of the spacing scale. */
export function space(step: Space): string {
  return `var(--space-${step})`;
}

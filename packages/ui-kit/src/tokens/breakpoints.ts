/** The widths at which a layout may change, in pixels at the browser's ordinary text size. */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/**
 * The condition of a window at least as wide as a breakpoint. Its unit is `em`: larger text of the browser has the
 * layout of a narrower window.
 */
export const atLeast = (breakpoint: Breakpoint) => `(width >= ${breakpoints[breakpoint] / 16}em)`;

/** Media queries of the breakpoints, for styles. */
export const media = {
  /** The query for windows at least as wide as a breakpoint. */
  up: (breakpoint: Breakpoint) => `@media ${atLeast(breakpoint)}`,
  /** The query for windows narrower than a breakpoint. */
  down: (breakpoint: Breakpoint) => `@media ${atLeast(breakpoint).replace('>=', '<')}`,
} as const;

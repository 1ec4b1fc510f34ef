/** The widths in pixels at which a layout may change. */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media queries of the breakpoints, for styles. */
export const media = {
  /** The query for windows at least as wide as a breakpoint. */
  up: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`,
  /** The query for windows narrower than a breakpoint. */
  down: (breakpoint: Breakpoint) => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
} as const;

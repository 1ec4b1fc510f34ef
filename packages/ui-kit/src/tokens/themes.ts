/** The two brands. */
export const brands = ['default', 'scalelab'] as const;
export type Brand = (typeof brands)[number];

/** The two colour schemes. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

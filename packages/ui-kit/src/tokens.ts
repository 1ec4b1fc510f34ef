export { breakpoints, media, type Breakpoint } from './tokens/breakpoints.ts';
export { globalStyles } from './tokens/globalStyles.ts';
export { brands, schemes, type Brand, type Scheme } from './tokens/themes.ts';
export { tokenCss, tokenSheet } from './tokens/tokenCss.ts';

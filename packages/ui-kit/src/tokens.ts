export { breakpoints, media, type Breakpoint } from './tokens/breakpoints.ts';
export { contrast, cssColor, hexColor, type TokenColor } from './tokens/color.ts';
export { chartPairs, interfacePairs, textPairs, type ContrastPair } from './tokens/contrastPairs.ts';
export { globalStyles } from './tokens/globalStyles.ts';
export { helpColorCount, helpColors } from './tokens/helpColor.ts';
export { brands, schemes, type Brand, type Scheme } from './tokens/themes.ts';
export { tokenCss, tokenSheet } from './tokens/tokenCss.ts';
export { tokenJson } from './tokens/tokenJson.ts';
export {
  brandTokens,
  characterOf,
  colorsOf,
  densityOf,
  densityTokens,
  foundationTokens,
  schemeTokens,
  type Density,
  type Token,
  type TokenGroup,
} from './tokens/tokenFiles.ts';

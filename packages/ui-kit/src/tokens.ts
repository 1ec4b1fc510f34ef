export { breakpoints, media, type Breakpoint } from './tokens/breakpoints.ts';
export { contrast, cssColor, hexColor, isInGamut, type TokenColor } from './tokens/color.ts';
export {
  contrastRules,
  measureContrast,
  type ContrastPair,
  type ContrastRule,
  type MeasuredPair,
} from './tokens/contrastPairs.ts';
export { globalStyles } from './tokens/globalStyles.ts';
export { helpColorCount, helpColors } from './tokens/helpColor.ts';
export { brands, schemes, type Brand, type Scheme } from './tokens/themes.ts';
export { brandSheet, tokenCss, tokenSheet } from './tokens/tokenCss.ts';
export { tokenJson, tokenTree } from './tokens/tokenJson.ts';
export {
  brandFile,
  brandTokens,
  characterOf,
  colorsOf,
  densityOf,
  densityTokens,
  foundationTokens,
  schemeTokens,
  tokensIn,
  type BrandSource,
  type Density,
  type Token,
  type TokenGroup,
} from './tokens/tokenFiles.ts';

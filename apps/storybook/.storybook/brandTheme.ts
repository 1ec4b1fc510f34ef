/* oxlint-disable my-air/own-import -- Storybook's own bundler does not know where our sources are */
import { create, type ThemeVars } from 'storybook/theming';

// @boundaries-ignore Storybook's own bundler does not know where our sources are
import {
  brandTokens,
  colorsOf,
  hexColor,
  type BrandSource,
  type Scheme,
} from '../../../packages/ui-kit/src/tokens.ts';

/** Storybook's own pages in the colours and the type of a brand, from the same tokens as the product. */
export function brandTheme(brand: BrandSource, scheme: Scheme): ThemeVars {
  const colors = colorsOf(brand, scheme);
  const hex = (role: string) => hexColor(colors.get(role)!);
  const tokens = new Map(brandTokens(brand).map(({ path, value }) => [path.join('.'), value]));
  const pixels = (name: string) => (tokens.get(name) as { value: number }).value;
  return create({
    base: scheme,
    brandTitle: brand === 'scalelab' ? 'Scalelab · design system' : 'My AIR · design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: (tokens.get('font.family') as string[]).map((name) => `"${name}"`).join(', '),
    fontCode: '"JetBrains Mono Variable", ui-monospace, monospace',
    colorPrimary: hex('accent'),
    colorSecondary: hex('accent'),
    appBg: hex('ground'),
    appContentBg: hex('ground'),
    appPreviewBg: hex('ground'),
    appBorderColor: hex('line'),
    appBorderRadius: pixels('radius.control'),
    textColor: hex('text'),
    textMutedColor: hex('muted'),
    textInverseColor: hex('ground'),
    barBg: hex('raised'),
    barTextColor: hex('muted'),
    barSelectedColor: hex('accent-text'),
    barHoverColor: hex('accent-text'),
    inputBg: hex('raised'),
    inputBorder: hex('line-strong'),
    inputTextColor: hex('text'),
    inputBorderRadius: pixels('radius.control'),
    buttonBg: hex('raised'),
    buttonBorder: hex('outline'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('raised'),
  });
}

/** The same for a page of documentation, whose links are read on its background and not on a button. */
export function docsTheme(brand: BrandSource, scheme: Scheme): ThemeVars {
  const link = hexColor(colorsOf(brand, scheme).get('accent-text')!);
  return { ...brandTheme(brand, scheme), colorSecondary: link };
}

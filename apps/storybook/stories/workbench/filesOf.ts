import {
  brandSheet,
  brandTokens,
  densityOf,
  densityTokens,
  foundationTokens,
  hexColor,
  schemes,
  schemeTokens,
  tokenTree,
  type Scheme,
  type Token,
  type TokenColor,
  type TokenGroup,
} from '@my-air/ui-kit/tokens';

/** A file that the workbench gives. */
export interface OwnFile {
  name: string;
  type: string;
  text: string;
}

export interface BrandFiles {
  /** The brand as the kit's own `*.tokens.json`, which the workbench reads again. */
  dtcg: OwnFile;
  /** The CSS variables, for pages that have the style sheet of the kit. */
  css: OwnFile;
  /** A file for each mode of a collection of variables of Figma. */
  figma: OwnFile[];
}

/** The files of a brand. */
export function filesOf({ name, file }: { name: string; file: TokenGroup }): BrandFiles {
  const json = (ending: string, tokens: TokenGroup) => ({
    name: `${name}.${ending}`,
    type: 'application/json',
    text: `${JSON.stringify(tokens, null, 2)}\n`,
  });
  return {
    dtcg: json('tokens.json', file),
    css: { name: `${name}.css`, type: 'text/css', text: `${brandSheet(name, file)}\n` },
    figma: schemes.map((scheme) => json(`${scheme}.figma.json`, figmaTokens(file, scheme))),
  };
}

/**
 * The tokens that Figma has kinds of variables for, each as the kind that it takes: colours in sRGB, sizes in
 * pixels, typefaces by their first name. References are resolved; shadows, motion and tracking are left out.
 */
function figmaTokens(file: TokenGroup, scheme: Scheme): TokenGroup {
  const tokens = [
    ...foundationTokens(),
    ...brandTokens(file),
    ...densityTokens(densityOf(file)),
    ...schemeTokens(file, scheme),
  ];
  const mode = `${scheme[0]!.toUpperCase()}${scheme.slice(1)}`;
  return { $extensions: { 'com.figma.modeName': mode }, ...tokenTree(tokens.flatMap(figmaToken)) };
}

function figmaToken(token: Token): Token[] {
  switch (token.type) {
    case 'color':
      return [{ ...token, value: figmaColor(token.value as TokenColor) }];
    case 'dimension': {
      const { value, unit } = token.value as { value: number; unit: string };
      if (unit === 'em') return [];
      return [{ ...token, value: { value: unit === 'rem' ? value * 16 : value, unit: 'px' } }];
    }
    case 'fontFamily':
      // Figma knows a variable face by the name of its family.
      return [{ ...token, value: (token.value as string[])[0]?.replace(/ Variable$/, '') }];
    case 'fontWeight':
    case 'number':
      return [token];
    default:
      return [];
  }
}

function figmaColor(color: TokenColor) {
  const hex = hexColor(color);
  const components = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return { colorSpace: 'srgb', components, alpha: color.alpha ?? 1, hex };
}
